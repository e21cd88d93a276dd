# Runs a private PostgreSQL in a folder of its own, as the user who runs this script. Reads commands from standard input and
# answers each with a line: its exit status. When standard input closes, for whatever reason, PostgreSQL ends and the folder
# is removed; so nothing is left behind even if the tests are killed.
#
# $1: the folder with PostgreSQL's programs.

bin=$1
# Whoever interrupts the tests must not interrupt the cleaning up.
trap '' HUP INT QUIT TERM
folder=$(mktemp -d "${TMPDIR:-/tmp}/tzolkin-postgres.XXXXXX") || exit 1
cd "$folder" || exit 1
clean() {
  "$bin/pg_ctl" -D data -m immediate -w stop >>log 2>&1
  cd / && rm -rf "$folder"
}
trap clean EXIT
echo "$folder"

while read -r command argument; do
  case $command in
    init)
      # What initdb writes need not survive a power cut, but what PostgreSQL writes later is synced as usual.
      "$bin/initdb" --no-sync -D data -U postgres -A trust -E UTF8 --locale=C >>log 2>&1 &&
        cat >data/pg_hba.conf <<RULES
host all +with_password 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
RULES
      ;;
    start)
      "$bin/pg_ctl" -D data -l log -w -t 60 -o "-p $argument -c listen_addresses=127.0.0.1 \
        -c unix_socket_directories= -c max_connections=100 -c shared_buffers=64MB" start >>log 2>&1
      ;;
    stop)
      "$bin/pg_ctl" -D data -m "$argument" -w -t 60 stop >>log 2>&1
      ;;
    *)
      false
      ;;
  esac
  echo $?
done
