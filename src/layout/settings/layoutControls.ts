import { heights, type LayoutConfig, type LayoutStyle, sides, stickiness, verticalStyles } from './SettingsModel.ts';

export type ControlledPart = 'navbar' | 'toolbar' | 'footer';

/** One choice that the settings panel offers for a part of a layout. */
export interface PartControl {
  readonly part: ControlledPart;
  readonly option: 'display' | 'style' | 'position' | 'folded';
  /** Values of a choice of one; none is a switch. */
  readonly values?: readonly string[];
}

const toolbarAndFooter: readonly PartControl[] = [
  { part: 'toolbar', option: 'display' },
  { part: 'toolbar', option: 'style', values: stickiness },
  { part: 'footer', option: 'display' },
  { part: 'footer', option: 'style', values: stickiness },
];

const horizontal: readonly PartControl[] = [
  { part: 'navbar', option: 'display' },
  { part: 'navbar', option: 'style', values: stickiness },
  { part: 'toolbar', option: 'position', values: heights },
  ...toolbarAndFooter,
];

/** What each layout offers beside its mode and width. */
export const layoutControls: Readonly<Record<LayoutStyle, readonly PartControl[]>> = {
  layout1: [
    { part: 'navbar', option: 'display' },
    { part: 'navbar', option: 'position', values: sides },
    { part: 'navbar', option: 'style', values: verticalStyles },
    { part: 'navbar', option: 'folded' },
    ...toolbarAndFooter,
  ],
  layout2: horizontal,
  layout3: horizontal,
};

/** The configuration with one option of a part set. */
export const withOption = (
  config: LayoutConfig,
  { part, option }: PartControl,
  value: string | boolean,
): LayoutConfig => ({
  ...config,
  [part]: { ...config[part], [option]: value },
});

/** The value of an option; an option that the part lacks is off. */
export const optionOf = (config: LayoutConfig, { part, option }: PartControl): string | boolean => {
  const options: Readonly<Record<string, string | boolean>> = { ...config[part] };
  return options[option] ?? false;
};
