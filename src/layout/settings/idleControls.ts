import type { settings } from '../../i18n/en/settings.ts';
import type { ControlledPart, PartControl } from './layoutControls.ts';
import type { Settings } from './SettingsModel.ts';

/** Why a choice would change nothing at present: a key of `settings.idle`, where the panel itself knows another. */
type IdleReason = Exclude<keyof (typeof settings)['idle'], 'unlimited'>;

/** What a choice depends on beside itself. */
export interface Surroundings {
  readonly layout: Settings['layout'];
  /** The navigation is a drawer for want of room. */
  readonly narrow: boolean;
  /** The toolbar cannot be hidden. */
  readonly phone: boolean;
}

const isShown = (part: ControlledPart, { layout, phone }: Surroundings): boolean =>
  layout.config[part].display || (part === 'toolbar' && phone);

function ofNavbar(option: PartControl['option'], { layout, narrow }: Surroundings): IdleReason | null {
  if (narrow && option !== 'position') return 'drawer';
  return option === 'folded' && layout.config.navbar.style === 'style-1' ? 'slides' : null;
}

function ofOrder(around: Surroundings): IdleReason | null {
  if (!isShown('navbar', around)) return 'alone';
  return around.narrow ? 'drawer' : null;
}

/** Why an option of a part would change nothing at present; null when it would change something. */
export function idleReason({ part, option }: PartControl, around: Surroundings): IdleReason | null {
  if (option === 'display') return part === 'toolbar' && around.phone ? 'phone' : null;
  if (!isShown(part, around)) return 'hidden';
  if (option === 'style' && around.layout.style === 'layout3' && around.layout.config.scroll === 'content')
    return 'still';
  if (part === 'toolbar' && option === 'position') return ofOrder(around);
  return part === 'navbar' ? ofNavbar(option, around) : null;
}
