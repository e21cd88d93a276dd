//! Figures that people read are those of the net that ships.

use tzolkin_bots::Habits;
use tzolkin_bots::net::Net;

#[test]
fn what_the_strongest_bot_does_was_measured_with_the_shipped_net() {
    let strongest = Habits::strongest();
    let shipped = format!("{:016x}", Net::shipped().fingerprint());
    assert_eq!(strongest.net, shipped, "the figures are of another net: `make net` measures them");
    for habits in &strongest.habits {
        assert!((3.0..=6.0).contains(&habits.workers) && habits.buildings > 3.0, "{habits:?}");
    }
}

#[test]
fn the_documentation_describes_the_shipped_net() {
    let shipped = format!("{:016x}", Net::shipped().fingerprint());
    for file in ["../../docs/bots.md", "net/README.md"] {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let text = std::fs::read_to_string(&path).expect("the documentation");
        assert!(text.contains(&shipped), "{file} has the figures of another net than {shipped}");
    }
}
