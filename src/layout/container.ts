import type { Settings } from './settings/SettingsModel.ts';

/** Room beside whatever goes across the frame; at its end the way to the settings waits. */
export const gutter = { paddingInlineStart: { xs: 1, sm: 2 }, paddingInlineEnd: { xs: 1, sm: 2, md: '28px' } };

/** Width of a block that the mode "container" limits. */
export const container = ({ mode, containerWidth }: Settings['layout']['config']) =>
  mode === 'container' ? { width: '100%', maxWidth: containerWidth, marginInline: 'auto' } : { width: '100%' };
