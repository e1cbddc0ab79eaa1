//! What a board offers. The tests of `curio evening` use it, too.

use serde_json::Value;

/// The moves that a board offers.
pub(crate) fn moves(board: &Value) -> Vec<String> {
    let parts = board["picture"]["parts"].as_array().into_iter().flatten();
    let parts: String = parts.filter_map(|part| part[1].as_str()).collect();
    let moves = parts.split("data-move=\"").skip(1);
    moves
        .filter_map(|rest| rest.split('"').next())
        .map(|text| {
            let text = text.replace("&lt;", "<").replace("&gt;", ">");
            text.replace("&quot;", "\"").replace("&amp;", "&")
        })
        .collect()
}
