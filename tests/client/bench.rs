//! How fast the table is drawn is measured where there is anything to draw with.

use std::process::Command;

use serde_json::Value;

#[test]
fn the_speed_of_a_table_is_measured_without_a_window() {
    let output = Command::new(env!("CARGO_BIN_EXE_curio"))
        .args(["bench", "client", "--games", "xafka", "--quality", "low"])
        .args(["--size", "320x180", "--seconds", "1", "--json"])
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    if said.contains("no graphics driver was found") {
        return;
    }
    assert!(output.status.success(), "{said}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_ne!(report["adapter"]["name"], "");
    let run = &report["runs"][0];
    assert_eq!(run["game"], "xafka");
    assert_eq!(run["size"], "320x180");
    assert!(run["moves"].as_u64().unwrap() >= 1);
    assert!(run["frames"].as_u64().unwrap() >= 1);
    for times in ["cpu_ms", "update_ms", "render_ms", "wait_ms"] {
        let time = |what| run[times][what].as_f64().unwrap();
        assert!(time("p50") > 0.0, "{times}: {run}");
        assert!(
            time("p50") <= time("p99") && time("p99") <= time("max"),
            "{run}"
        );
    }
    let parts = ["update_ms", "render_ms"].map(|part| run[part]["mean"].as_f64().unwrap());
    let whole = run["cpu_ms"]["mean"].as_f64().unwrap();
    assert!((parts.iter().sum::<f64>() - whole).abs() < 0.01, "{run}");
}
