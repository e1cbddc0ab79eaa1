//! How much is drawn: three steps, chosen by the graphics adapter unless a
//! person chooses, changeable at any time.
//!
//! | | Low | Medium | High |
//! |---|---|---|---|
//! | meant for | software rendering | integrated graphics | graphics cards |
//! | lighting | a few lines in the shader | physically based | physically based, HDR, bloom |
//! | shadows | soft discs | a 2048² map | a 3072² map |
//! | edges | as they are | MSAA 4× | MSAA 4× |
//!
//! What is saved beyond that on machines without a graphics card is not a matter of quality:
//! the client's `software` adds it to the low step.

use bevy::{prelude::*, render::renderer::RenderAdapterInfo};

use crate::plugins::app::settings::{QualitySetting, Settings};

/// How much is drawn now. Read it; write [`QualityChoice`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Reflect)]
#[reflect(Resource)]
pub enum Quality {
    /// For software rendering.
    #[default]
    Low,
    /// For integrated graphics.
    Medium,
    /// For graphics cards.
    High,
}

/// What a person chose; `None` leaves it to the adapter.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct QualityChoice(pub Option<Quality>);

/// The systems of `PreStartup` and `PreUpdate` that choose [`Quality`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct QualitySystems;

/// Adds [`Quality`] and chooses it; cameras and lights follow it by themselves.
pub fn plugin(app: &mut App) {
    app.init_resource::<Quality>()
        .init_resource::<QualityChoice>()
        .add_systems(PreStartup, choose_by_adapter.in_set(QualitySystems))
        .add_systems(
            PreUpdate,
            (
                choose_as_set.run_if(resource_exists_and_changed::<Settings>),
                choose_by_adapter.run_if(resource_exists_and_changed::<QualityChoice>),
            )
                .chain()
                .in_set(QualitySystems),
        );
}

fn choose_as_set(settings: Res<Settings>, mut choice: ResMut<QualityChoice>) {
    choice.set_if_neq(QualityChoice(match settings.quality {
        QualitySetting::Auto => None,
        QualitySetting::Low => Some(Quality::Low),
        QualitySetting::Medium => Some(Quality::Medium),
        QualitySetting::High => Some(Quality::High),
    }));
}

fn choose_by_adapter(
    choice: Res<QualityChoice>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut quality: ResMut<Quality>,
) {
    let wanted = choice.0.unwrap_or_else(|| {
        adapter.map_or(Quality::Low, |info| {
            // The type is named by its words, since the crate that defines it
            // is not one of our dependencies.
            suited_to(&format!("{:?}", info.device_type))
        })
    });
    if quality.set_if_neq(wanted) {
        info!("drawing at {wanted:?} quality");
    }
}

/// The step for a kind of adapter, as wgpu names it.
pub(crate) fn suited_to(device_type: &str) -> Quality {
    match device_type {
        "Cpu" => Quality::Low,
        "DiscreteGpu" => Quality::High,
        _ => Quality::Medium,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn software_rendering_gets_the_low_step() {
        assert_eq!(suited_to("Cpu"), Quality::Low);
        assert_eq!(suited_to("IntegratedGpu"), Quality::Medium);
        assert_eq!(suited_to("DiscreteGpu"), Quality::High);
        assert_eq!(suited_to("Other"), Quality::Medium);
    }

    #[test]
    fn a_choice_wins_over_the_adapter() {
        let mut app = App::new();
        app.insert_resource(QualityChoice(Some(Quality::High)))
            .init_resource::<Quality>()
            .add_systems(Update, choose_by_adapter);
        app.update();
        assert_eq!(*app.world().resource::<Quality>(), Quality::High);
    }
}
