import { onDemand } from '#src/engine/onDemand/onDemand.tsx';
import type { LayoutConfig } from '../../settings/SettingsModel.ts';
import { Column, columnWidths, Panel } from './column.ts';
import { SlideNavbar } from './SlideNavbar.tsx';
import type { VerticalProps } from './verticalProps.ts';

/** Keeps the place of a navigation that is on its way. */
const Room = ({ width }: { readonly width: number }) => (
  <Column style={{ width }}>
    <Panel sx={{ width }} />
  </Column>
);

const FoldedNavbar = onDemand(
  async () => (await import('./FoldedNavbar.tsx')).FoldedNavbar,
  () => <Room width={columnWidths.folded} />,
);
const TabbedNavbar = onDemand(
  async () => (await import('./TabbedNavbar.tsx')).TabbedNavbar,
  ({ dense }) => <Room width={dense ? columnWidths.dense : columnWidths.strip} />,
);

interface VerticalNavbarProps extends VerticalProps {
  readonly style: LayoutConfig['navbar']['style'];
}

/** The navigation beside the page, in the style that settings choose. */
export const VerticalNavbar = ({ style, nodes, position }: VerticalNavbarProps) => {
  if (style === 'style-2') return <FoldedNavbar nodes={nodes} position={position} />;
  if (style === 'style-3' || style === 'style-3-dense')
    return <TabbedNavbar nodes={nodes} position={position} dense={style === 'style-3-dense'} />;
  return <SlideNavbar nodes={nodes} position={position} />;
};
