# $code (Number) an exit code
recovery-closed-by-error = the window was closed by an error (code { $code })
# $file the report
recovery-failed-report = Curio crashed; a crash report is in { $file }
recovery-failed = Curio crashed
recovery-display-silent = no window can be opened: the display does not respond (check DISPLAY or WAYLAND_DISPLAY)
recovery-no-driver-windows = no graphics driver with Direct3D 12 or Vulkan was found: install the driver from the maker of your graphics card
recovery-no-driver = no graphics driver was found, not even a software renderer: install a Vulkan driver (on Debian and Ubuntu: the packages libvulkan1 and mesa-vulkan-drivers)
recovery-cannot-draw = the graphics driver cannot draw on this display: use one with 24 bits of colour and a Vulkan driver (on Debian and Ubuntu: the package mesa-vulkan-drivers)
recovery-no-display = no display was found (neither DISPLAY nor WAYLAND_DISPLAY is set): the window needs one; `curio --help` lists what works without
# $error why
recovery-x11-silent = no window can be opened: the display does not respond (check DISPLAY): { $error }
# $extension an extension of X11
recovery-no-extension = no window can be opened: the X server lacks the extension { $extension }; start it with `+extension { $extension }`, or use another (on Debian and Ubuntu: the package xserver-xorg-core)
# $depth (Number) fewer than 24
recovery-few-colours = no window can be opened: the display has { $depth } bits of colour, and the graphics driver needs 24; set DefaultDepth 24 in the X server’s configuration, or start it with `-depth 24`
# $library a library
# $package the package that has it
recovery-no-library = no window can be opened: the library { $library } is missing, or one that it needs (on Debian and Ubuntu: the package { $package })
# $error what went wrong
recovery-nothing-drawn = nothing can be drawn on this machine: { $error }
