//! Disks that misbehave: one that fails, is slow or loses what was not synced (preloaded into the server), and a small
//! file system that really fills up.

use std::fs::{File, OpenOptions};
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use tempfile::TempDir;

/// Compiles the faults once. Whoever can build the program has a C compiler, because Rust links with it.
fn library() -> &'static Path {
    static LIBRARY: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    let (_, library) = LIBRARY.get_or_init(|| {
        let folder = tempfile::tempdir().expect("a folder");
        let library = folder.path().join("faults.so");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/server/faults.c");
        let mut compile = Command::new("cc");
        compile.args(["-O1", "-shared", "-fPIC", "-w", "-o"]).arg(&library).arg(source).arg("-lpthread");
        assert!(compile.status().expect("a C compiler, as `cc`").success(), "{source} does not compile");
        (folder, library)
    });
    library
}

/// What a preloaded disk does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    Works,
    /// Every write and every sync fails.
    Fails,
    /// The system lets nothing be written any more, as after an error of the file system.
    ReadOnly,
    /// Every sync takes 0.4 s.
    Slow,
}

/// A disk whose faults the test decides on, for a server that was started with [`Disk::environment`].
#[derive(Debug)]
pub(crate) struct Disk {
    folder: TempDir,
}

impl Disk {
    pub(crate) fn new() -> Self {
        let disk = Self { folder: tempfile::tempdir().expect("a folder") };
        std::fs::create_dir(disk.unsynced()).expect("a folder");
        disk.set(Mode::Works);
        disk
    }

    fn unsynced(&self) -> PathBuf {
        self.folder.path().join("unsynced")
    }

    fn mode(&self) -> PathBuf {
        self.folder.path().join("mode")
    }

    pub(crate) fn environment(&self) -> Vec<(&'static str, PathBuf)> {
        vec![("LD_PRELOAD", library().to_owned()), ("DISK_MODE", self.mode()), ("DISK_UNSYNCED", self.unsynced())]
    }

    pub(crate) fn set(&self, mode: Mode) {
        let letter = match mode {
            Mode::Works => "w",
            Mode::Fails => "f",
            Mode::ReadOnly => "r",
            Mode::Slow => "s",
        };
        // Renamed into place, so that the server never reads an empty file.
        let next = self.folder.path().join("next");
        std::fs::write(&next, letter).expect("written");
        std::fs::rename(next, self.mode()).expect("renamed");
    }

    /// Takes back everything in a folder that was not synced, as a power cut would. The server must have been killed.
    /// Returns how many writes were lost.
    pub(crate) fn lose_unsynced(&self, data: &Path) -> usize {
        let mut lost = 0;
        for notes in std::fs::read_dir(self.unsynced()).expect("a folder") {
            let notes = notes.expect("notes").path();
            let file = data.join(notes.file_name().expect("a name"));
            let bytes = std::fs::read(&notes).expect("read");
            let noted = noted(&bytes);
            if let Ok(file) = OpenOptions::new().write(true).open(file) {
                lost += noted.len();
                noted.iter().rev().for_each(|write| write.take_back(&file));
            }
            std::fs::remove_file(notes).expect("removed");
        }
        lost
    }
}

/// A write, with what was there before.
struct Noted<'a> {
    offset: u64,
    size: u64,
    bytes: &'a [u8],
}

impl Noted<'_> {
    fn take_back(&self, file: &File) {
        file.write_all_at(self.bytes, self.offset).expect("written");
        file.set_len(self.size).expect("cut");
    }
}

fn noted(mut notes: &[u8]) -> Vec<Noted<'_>> {
    let mut writes = Vec::new();
    let number = |at: usize, notes: &[u8]| {
        notes.get(at..at + 8).map(|bytes| u64::from_le_bytes(bytes.try_into().expect("eight bytes")))
    };
    // The program may have been killed in the middle of a note; then it had not written yet.
    while let (Some(offset), Some(there), Some(size)) = (number(0, notes), number(8, notes), number(16, notes)) {
        let Some(bytes) = notes.get(24..24 + there as usize) else { break };
        writes.push(Noted { offset, size, bytes });
        notes = &notes[24 + there as usize..];
    }
    writes
}

/// A small file system in memory. It ends with the test.
pub(crate) struct SmallDisk {
    folder: TempDir,
}

impl SmallDisk {
    /// None where this process may not mount anything.
    pub(crate) fn mount(size: &str) -> Option<Self> {
        let disk = Self { folder: tempfile::tempdir().expect("a folder") };
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs"]).arg(disk.path());
        let mounted = mount.output().is_ok_and(|output| output.status.success());
        if !mounted {
            eprintln!(
                "Skipped: a disk that really fills up needs root, because a small file system has to be mounted."
            );
        }
        mounted.then_some(disk)
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily, because the server may be ending still.
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}
