use super::*;
use crate::measure::Bin;

fn generation(number: u32) -> Generation {
    let x = f64::from(number);
    Generation {
        generation: number,
        net_fingerprint: format!("{:016x}", u64::from(number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)),
        games: 2_000 * u64::from(number + 1),
        rows: 400_000 * u64::from(number + 1),
        makers_winner: 55.0 + 20.0 * (1.0 - (-x / 4.0).exp()),
        makers_mean: 44.0 + 15.0 * (1.0 - (-x / 4.0).exp()),
        workers: 4.6 + 0.08 * x,
        agriculture: 1.2 + 0.02 * x,
        extraction: 1.0 + 0.05 * x,
        architecture: 0.8,
        theology: 0.5 + 0.1 * x,
        buildings: 3.0 + 0.2 * x,
        monuments: 0.4 + 0.1 * x,
        unfed: 0.3 / (1.0 + x),
        rmse_hand: 13.1,
        rmse_train: 10.0 - 0.2 * x,
        rmse_held_out: 10.4 - 0.18 * x,
        win_bce: 0.41 - 0.004 * x,
        policy_ce: 1.4 - 0.03 * x,
        policy_top1: 0.45 + 0.015 * x,
        gate_win_share: 0.25 + 0.08 / (1.0 + x),
        gate_low: 0.22 + 0.08 / (1.0 + x),
        gate_high: 0.28 + 0.08 / (1.0 + x),
        gate_games: 800,
        hand_win_share: 0.3 + 0.03 * x,
        hand_low: 0.27 + 0.03 * x,
        hand_high: 0.33 + 0.03 * x,
        four_winner: 58.0 + 22.0 * (1.0 - (-x / 4.0).exp()),
        accepted: number % 3 != 2,
        seconds: 1_800.5,
    }
}

#[test]
fn generations_come_back_as_they_were_appended() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("generations.csv");
    assert_eq!(read_csv(&path).unwrap(), []);
    for number in 0..3 {
        append_csv(&path, &generation(number)).unwrap();
    }
    assert_eq!(read_csv(&path).unwrap(), [generation(0), generation(1), generation(2)]);
    assert_eq!(fs::read_to_string(&path).unwrap().matches("net_fingerprint").count(), 1);
}

#[test]
fn a_table_cut_off_anywhere_can_be_read_and_appended_to() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("generations.csv");
    append_csv(&path, &generation(0)).unwrap();
    let one = fs::read(&path).unwrap().len();
    append_csv(&path, &generation(1)).unwrap();
    let bytes = fs::read(&path).unwrap();
    // Every append is synced to the disk, which is slow, so not every length is tried.
    for length in (0..bytes.len()).step_by(17).chain([one - 1, one, one + 1, bytes.len() - 1]) {
        fs::write(&path, &bytes[..length]).unwrap();
        let kept = read_csv(&path).unwrap();
        assert_eq!(kept.len(), usize::from(length >= one), "{length} bytes");
        append_csv(&path, &generation(7)).unwrap();
        assert_eq!(read_csv(&path).unwrap(), [kept, vec![generation(7)]].concat(), "{length} bytes");
    }
}

#[test]
fn a_last_line_that_is_not_text_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("generations.csv");
    append_csv(&path, &generation(0)).unwrap();
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend([b'1', b',', 0xff, 0xc3]);
    fs::write(&path, &bytes).unwrap();
    assert_eq!(read_csv(&path).unwrap(), [generation(0)]);
}

#[test]
fn another_header_is_refused_and_the_file_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("generations.csv");
    for other in ["generation,score\n1,2\n", "something without a line break"] {
        fs::write(&path, other).unwrap();
        assert!(matches!(read_csv(&path), Err(ReportError::Header(_))));
        assert!(matches!(append_csv(&path, &generation(0)), Err(ReportError::Header(_))));
        assert_eq!(fs::read_to_string(&path).unwrap(), other);
    }
}

#[test]
fn a_damaged_line_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("generations.csv");
    append_csv(&path, &generation(0)).unwrap();
    let damaged = fs::read_to_string(&path).unwrap() + "1,2,three\n";
    fs::write(&path, damaged).unwrap();
    assert!(matches!(read_csv(&path), Err(ReportError::Line(_))));
}

#[test]
fn the_page_shows_every_generation_and_loads_nothing() {
    let mut generations: Vec<Generation> = (0..12).map(generation).collect();
    generations[3].net_fingerprint = "<script>".to_owned();
    generations[4].hand_win_share = f64::NAN;
    let bins: Vec<Bin> = (0..10)
        .map(|bin| f64::from(bin) / 10.0 + 0.05)
        .map(|predicted| Bin { predicted, actual: predicted * predicted.sqrt(), count: 100 })
        .collect();
    let html = page(&generations, &bins);
    assert_eq!(html.matches("<svg").count(), 8);
    assert_eq!(html.matches("<tr>").count(), 13);
    assert!(html.contains("&lt;script&gt;"));
    for outside in ["<script", "http", "src=", "href=", "url(", "@import"] {
        assert!(!html.contains(outside), "{outside}");
    }
    assert!(!html.contains("\"NaN") && !html.contains(",NaN") && !html.contains("inf"));
}

#[test]
fn the_page_of_a_run_that_has_not_begun_says_so() {
    let html = page(&[], &[]);
    assert!(html.contains("0 generations") && html.contains("nothing to show"));
    assert!(page(&[generation(0)], &[]).contains("<svg"));
}
