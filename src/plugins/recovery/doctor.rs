//! What `curio doctor` tells of the machine as the window sees it: its display, its graphics
//! cards, its sound. No window is opened and nothing is played.

use std::path::Path;

use bevy::{
    render::{
        renderer::{RenderAdapterInfo, WgpuWrapper, initialize_renderer},
        settings::{Backends, RenderResources, WgpuSettings},
    },
    tasks::block_on,
};
use rodio::cpal::{
    self,
    traits::{DeviceTrait as _, HostTrait as _},
};

use super::preflight;
use crate::{
    plugins::{
        app::{
            faults::log::Messages,
            gamepad,
            settings::{Folder, QualitySetting, Settings, SettingsFolder, peek},
        },
        scene::quality::suited_to,
        ui::system_fonts,
    },
    report::{Lack, Need, Report, Section},
};

/// Adds what the window finds.
pub(crate) fn examine(data_dir: Option<&Path>, report: &mut Report) {
    // What drivers and sound libraries say meanwhile is not part of the report.
    let _diverted = Messages::default().divert();
    examine_display(report);
    examine_graphics(data_dir, report);
    examine_sound(report);
    examine_gamepads(report.section("Gamepads"));
    let fonts = system_fonts();
    report
        .section("Fonts")
        .say("of the system", fonts.to_string());
}

fn examine_display(report: &mut Report) {
    if let Err(error) = preflight::require_display() {
        report.lacks(Lack::essential(error.to_string()));
    }
    #[cfg(target_os = "linux")]
    describe_x11(report.section("X11"));
}

/// The X server, also where it serves a Wayland desktop.
#[cfg(target_os = "linux")]
fn describe_x11(section: &mut Section) {
    use x11rb::connection::Connection as _;

    let Ok((display, screen)) = x11rb::connect(None) else {
        return;
    };
    let setup = display.setup();
    let vendor = String::from_utf8_lossy(&setup.vendor);
    section.say("server", format!("{vendor} {}", setup.release_number));
    if let Some(root) = setup.roots.get(screen) {
        let (width, height) = (root.width_in_pixels, root.height_in_pixels);
        section.say(
            "screen",
            format!("{width}x{height}, {} bits", root.root_depth),
        );
    }
}

fn examine_graphics(data_dir: Option<&Path>, report: &mut Report) {
    let options = WgpuSettings::default();
    let backends = options.backends.unwrap_or(Backends::all());
    let found = preflight::guarded(move || {
        block_on(async {
            let RenderResources(device, _, chosen, _, instance) =
                initialize_renderer(backends, None, &options).await;
            let all = instance.enumerate_adapters(backends).await;
            let most = device.limits().max_texture_dimension_2d;
            let all: Vec<_> = all
                .iter()
                .map(|adapter| RenderAdapterInfo(WgpuWrapper::new(adapter.get_info())))
                .collect();
            (chosen, all, most)
        })
    });
    let section = report.section("Graphics");
    let (chosen, all, most) = match found {
        Ok(found) => found,
        Err(error) => {
            report.lacks(Lack::essential(error.to_string()).brought_by(Need::VulkanDriver));
            return;
        }
    };
    describe_card(section, &chosen);
    section.say("largest picture", format!("{most} pixels wide and high"));
    for other in all.iter().filter(|other| is_other(other, &chosen)) {
        section.say("also there", named(other));
    }
    let suited = suited_to(&format!("{:?}", chosen.device_type));
    section.say(
        "quality",
        quality(data_dir, &format!("{suited:?}"), kind(&chosen)),
    );
}

fn describe_card(section: &mut Section, card: &RenderAdapterInfo) {
    section
        .say("card", named(card))
        .say("driver", driver(card))
        .say(
            "identity",
            format!("{:04x}:{:04x}", card.vendor, card.device),
        );
}

fn named(card: &RenderAdapterInfo) -> String {
    format!("{} ({}, {:?})", card.name, kind(card), card.backend)
}

/// Its driver, with the version.
pub(crate) fn driver(card: &RenderAdapterInfo) -> String {
    let driver = format!("{} {}", card.driver, card.driver_info);
    driver.trim().to_owned()
}

/// What it is, in words.
pub(crate) fn kind(card: &RenderAdapterInfo) -> &'static str {
    match format!("{:?}", card.device_type).as_str() {
        "Cpu" => "software rendering",
        "IntegratedGpu" => "integrated graphics",
        "DiscreteGpu" => "a graphics card",
        "VirtualGpu" => "virtual graphics",
        _ => "graphics of unknown kind",
    }
}

fn is_other(one: &RenderAdapterInfo, chosen: &RenderAdapterInfo) -> bool {
    (&one.name, one.backend, one.device) != (&chosen.name, chosen.backend, chosen.device)
}

/// The quality that Curio draws at, and why.
fn quality(data_dir: Option<&Path>, suited: &str, kind: &str) -> String {
    let folder = data_dir.map_or_else(
        || SettingsFolder::default().0,
        |folder| Folder::At(folder.to_owned()),
    );
    let chosen = peek::<Settings>(&folder).map_or(QualitySetting::Auto, |it| it.quality);
    match chosen {
        QualitySetting::Auto => format!("{suited}, as suits {kind}"),
        chosen => format!("{chosen:?}, as set; {suited} would suit {kind}"),
    }
}

fn examine_sound(report: &mut Report) {
    let host = cpal::default_host();
    let device = host.default_output_device();
    let section = report.section("Sound");
    section.say("by", host.id().name());
    let servers = sound_servers();
    if !servers.is_empty() {
        section.say("servers", servers.join(", "));
    }
    let Some(device) = device else {
        section.say("device", "none");
        no_sound(report, !servers.is_empty());
        return;
    };
    let name = device.description().map(|it| it.name().to_owned());
    section.say("device", name.as_deref().unwrap_or("without a name"));
    match device.default_output_config() {
        Ok(config) => {
            let (channels, rate) = (config.channels(), config.sample_rate());
            section.say("format", format!("{channels} channels, {rate} Hz"));
        }
        Err(error) => {
            section.say("trouble", error.to_string());
            no_sound(report, !servers.is_empty());
        }
    }
}

fn no_sound(report: &mut Report, has_server: bool) {
    let lack = Lack::optional("a device that sounds can be played on");
    report.lacks(if has_server {
        lack.brought_by(Need::SoundServer)
    } else {
        lack
    });
}

fn examine_gamepads(section: &mut Section) {
    match gamepad::connected() {
        Ok(names) if names.is_empty() => section.say("connected", "none"),
        Ok(names) => section.say("connected", names.join(", ")),
        Err(reason) => section.say("read", format!("no: {reason}")),
    };
}

/// The sound servers of a Linux desktop, by their sockets.
fn sound_servers() -> Vec<&'static str> {
    let Some(folder) = std::env::var_os("XDG_RUNTIME_DIR") else {
        return Vec::new();
    };
    let sockets = [("pipewire-0", "PipeWire"), ("pulse/native", "PulseAudio")];
    let there = sockets
        .iter()
        .filter(|(socket, _)| Path::new(&folder).join(socket).exists());
    there.map(|(_, name)| *name).collect()
}
