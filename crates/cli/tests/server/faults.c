/* Preloaded into the server by tests: a disk that fails, is slow, or loses what was not synced when the power goes.
 *
 * DISK_MODE names a file whose first letter is read before every write to the database: `f` fails, `r` is read-only, `s` is
 * slow, anything else works. DISK_UNSYNCED names a folder: before every write, the bytes it replaces are noted there, and the notes are
 * forgotten when the file is synced. Whoever writes the noted bytes back after killing the program has the disk as a power
 * cut would leave it if nothing had been written by chance. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* The name of the database file behind a descriptor, or nothing. `-shm` is shared memory, not data. */
static const char *data_file(int fd, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, size - 1);
    if (length <= 0) return NULL;
    path[length] = 0;
    const char *name = strrchr(path, '/');
    if (!name || !strstr(name, ".sqlite") || strstr(name, "-shm") || strstr(name, "-lock")) return NULL;
    return name + 1;
}

static char mode(void) {
    const char *control = getenv("DISK_MODE");
    if (!control) return 0;
    int fd = syscall(SYS_openat, AT_FDCWD, control, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 0;
    char letter = 0;
    if (syscall(SYS_read, fd, &letter, 1) != 1) letter = 0;
    syscall(SYS_close, fd);
    return letter;
}

static int notes(const char *name, int flags) {
    const char *folder = getenv("DISK_UNSYNCED");
    if (!folder) return -1;
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0644);
}

/* Notes the bytes in [offset, offset + count) and the size of the file. */
static void note(int fd, const char *name, off_t offset, size_t count) {
    struct stat file;
    int notebook = notes(name, O_APPEND);
    if (notebook < 0) return;
    fstat(fd, &file);
    int64_t there = offset >= file.st_size ? 0 : file.st_size - offset;
    if (there > (int64_t)count) there = count;
    int64_t head[3] = {offset, there, file.st_size};
    char *record = malloc(sizeof head + there);
    memcpy(record, head, sizeof head);
    /* SQLite opens its files for reading too. */
    pread(fd, record + sizeof head, there, offset);
    syscall(SYS_write, notebook, record, sizeof head + there);
    free(record);
    syscall(SYS_close, notebook);
}

static ssize_t put(int fd, const void *bytes, size_t count, off_t offset, int moves) {
    char path[4096];
    const char *name = data_file(fd, path, sizeof path);
    char how = name ? mode() : 0;
    if (how == 'f' || how == 'r') {
        errno = how == 'f' ? EIO : EROFS;
        return -1;
    }
    pthread_mutex_lock(&lock);
    if (name) note(fd, name, moves ? lseek(fd, 0, SEEK_CUR) : offset, count);
    ssize_t put = moves ? syscall(SYS_write, fd, bytes, count) : syscall(SYS_pwrite64, fd, bytes, count, offset);
    pthread_mutex_unlock(&lock);
    return put;
}

ssize_t write(int fd, const void *bytes, size_t count) { return put(fd, bytes, count, 0, 1); }
ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) { return put(fd, bytes, count, offset, 0); }
ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) { return put(fd, bytes, count, offset, 0); }

static int cut(int fd, off_t size) {
    char path[4096];
    struct stat file;
    const char *name = data_file(fd, path, sizeof path);
    pthread_mutex_lock(&lock);
    if (name && fstat(fd, &file) == 0) note(fd, name, size, file.st_size > size ? file.st_size - size : 0);
    int cut = syscall(SYS_ftruncate, fd, size);
    pthread_mutex_unlock(&lock);
    return cut;
}

int ftruncate(int fd, off_t size) { return cut(fd, size); }
int ftruncate64(int fd, off64_t size) { return cut(fd, size); }

static int settle(int fd, long call) {
    char path[4096];
    const char *name = data_file(fd, path, sizeof path);
    char how = name ? mode() : 0;
    if (how == 'f') {
        errno = EIO;
        return -1;
    }
    if (how == 's') usleep(400 * 1000);
    pthread_mutex_lock(&lock);
    int settled = syscall(call, fd);
    int notebook = name && settled == 0 ? notes(name, O_TRUNC) : -1;
    if (notebook >= 0) syscall(SYS_close, notebook);
    pthread_mutex_unlock(&lock);
    return settled;
}

int fsync(int fd) { return settle(fd, SYS_fsync); }
int fdatasync(int fd) { return settle(fd, SYS_fdatasync); }
