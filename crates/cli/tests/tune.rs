//! `tzolkin tune`, for a step or two.

use std::process::Command;

fn tzolkin(args: &[&str]) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_tzolkin")).args(args).output().expect("the program starts")
}

#[test]
fn tuning_writes_weights_that_can_be_tuned_further() {
    let folder = std::env::temp_dir().join(format!("tzolkin-tune-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let (first, second, again) = (file("first.txt"), file("second.txt"), file("again.txt"));
    let done = tzolkin(&["tune", "--out", &first, "--steps", "2", "--setups", "1", "--seed", "3"]);
    assert!(done.status.success(), "{done:?}");
    let tuned = std::fs::read_to_string(&first).expect("weights");
    assert!(tuned.contains("corn_early "), "{tuned}");
    let more = ["tune", "--from", &first, "--steps", "1", "--setups", "1", "--nodes", "16", "--out"];
    assert!(tzolkin(&[&more[..], &[&second]].concat()).status.success());
    assert!(tzolkin(&[&more[..], &[&again]].concat()).status.success());
    let read = |path: &str| std::fs::read_to_string(path).expect("weights");
    assert_eq!(read(&second), read(&again), "the same seed tunes the same");
    assert_ne!(read(&second), tuned);

    std::fs::write(&first, "nonsense").expect("written");
    let refused = tzolkin(&["tune", "--from", &first, "--out", &second, "--steps", "1"]);
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("line 1"), "{refused:?}");
    std::fs::remove_dir_all(&folder).expect("removed");
}
