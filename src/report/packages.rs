//! Which packages bring what Curio needs, by family of distributions.
//!
//! `scripts/machine.bash` has the same names, for a machine on which nothing is built yet; a
//! test compares them.

use std::fs;

/// Something that a package brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// What finds Vulkan drivers.
    VulkanLoader,
    /// A Vulkan driver, at least one that draws in software.
    VulkanDriver,
    /// What a window on an X11 display loads.
    X11,
    /// What a window on a Wayland display loads.
    Wayland,
    /// What leads ALSA, by which Curio plays sounds, to the sound server.
    SoundServer,
    /// What makes films.
    Ffmpeg,
}

/// A family of Linux distributions, which share the names of packages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Debian, Ubuntu and what is made of them.
    Debian,
    /// Fedora and Red Hat.
    Fedora,
    /// Arch and what is made of it.
    Arch,
}

impl Need {
    /// The libraries that are loaded while the program runs.
    pub(crate) const fn libraries(self) -> &'static [&'static str] {
        match self {
            Self::VulkanLoader => &["libvulkan.so.1"],
            Self::X11 => &[
                "libX11.so.6",
                "libX11-xcb.so.1",
                "libXcursor.so.1",
                "libXi.so.6",
                "libxkbcommon.so.0",
                "libxkbcommon-x11.so.0",
            ],
            Self::Wayland => &["libwayland-client.so.0", "libxkbcommon.so.0"],
            Self::VulkanDriver | Self::SoundServer | Self::Ffmpeg => &[],
        }
    }
}

impl Family {
    /// The family of this machine, if it is known.
    pub(super) fn of_this_machine() -> Option<Self> {
        let is_linux = cfg!(target_os = "linux");
        let text = is_linux.then(|| fs::read_to_string("/etc/os-release"));
        Self::from_os_release(&text?.ok()?)
    }

    /// The family in the text of `/etc/os-release`.
    fn from_os_release(os_release: &str) -> Option<Self> {
        let value = |key: &str| {
            let mut lines = os_release.lines();
            let value = lines.find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
            value.unwrap_or_default().trim_matches('"')
        };
        let names = value("ID").split(' ').chain(value("ID_LIKE").split(' '));
        names.into_iter().find_map(|name| match name {
            "debian" | "ubuntu" => Some(Self::Debian),
            "fedora" | "rhel" => Some(Self::Fedora),
            "arch" => Some(Self::Arch),
            _ => None,
        })
    }

    /// The packages that bring something.
    pub const fn packages(self, need: Need) -> &'static str {
        match (self, need) {
            (Self::Debian, Need::VulkanLoader) => "libvulkan1",
            (Self::Debian | Self::Fedora, Need::VulkanDriver) => "mesa-vulkan-drivers",
            (Self::Debian, Need::X11) => {
                "libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon0 libxkbcommon-x11-0"
            }
            (Self::Debian, Need::Wayland) => "libwayland-client0 libxkbcommon0",
            (Self::Debian, Need::SoundServer) => "libasound2-plugins",

            (Self::Fedora, Need::VulkanLoader) => "vulkan-loader",
            (Self::Fedora, Need::X11) => {
                "libX11 libX11-xcb libXcursor libXi libxkbcommon libxkbcommon-x11"
            }
            (Self::Fedora, Need::Wayland) => "libwayland-client libxkbcommon",
            (Self::Fedora, Need::SoundServer) => "alsa-plugins-pulseaudio",
            (Self::Fedora, Need::Ffmpeg) => "ffmpeg-free",

            (Self::Arch, Need::VulkanLoader) => "vulkan-icd-loader",
            (Self::Arch, Need::VulkanDriver) => "vulkan-swrast",
            (Self::Arch, Need::X11) => "libx11 libxcursor libxi libxkbcommon libxkbcommon-x11",
            (Self::Arch, Need::Wayland) => "wayland libxkbcommon",
            (Self::Arch, Need::SoundServer) => "pipewire-alsa",

            (Self::Debian | Self::Arch, Need::Ffmpeg) => "ffmpeg",
        }
    }

    /// The command that installs something.
    pub(crate) fn command(self, need: Need) -> String {
        let install = match self {
            Self::Debian => "sudo apt-get install",
            Self::Fedora => "sudo dnf install",
            Self::Arch => "sudo pacman -S --needed",
        };
        format!("{install} {}", self.packages(need))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_distribution_is_known_by_its_name_or_by_what_it_is_like() {
        for (text, family) in [
            (
                "PRETTY_NAME=\"Debian 12\"\nID=debian\n",
                Some(Family::Debian),
            ),
            (
                "ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n",
                Some(Family::Debian),
            ),
            (
                "ID=\"almalinux\"\nID_LIKE=\"rhel centos fedora\"\n",
                Some(Family::Fedora),
            ),
            ("ID=manjaro\nID_LIKE=arch\n", Some(Family::Arch)),
            ("ID=nixos\n", None),
            ("", None),
        ] {
            assert_eq!(Family::from_os_release(text), family, "{text}");
        }
    }
}
