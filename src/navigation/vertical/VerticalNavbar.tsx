import { lazy, Suspense } from 'react';
import type { LayoutConfig } from '../../settings/SettingsModel.ts';
import { Column, columnWidths, Panel } from './column.ts';
import { SlideNavbar } from './SlideNavbar.tsx';
import type { VerticalProps } from './verticalProps.ts';

const FoldedNavbar = lazy(async () => ({ default: (await import('./FoldedNavbar.tsx')).FoldedNavbar }));
const TabbedNavbar = lazy(async () => ({ default: (await import('./TabbedNavbar.tsx')).TabbedNavbar }));

interface VerticalNavbarProps extends VerticalProps {
  readonly style: LayoutConfig['navbar']['style'];
}

/** Keeps the place of a navigation that is on its way. */
const Room = ({ width }: { readonly width: number }) => (
  <Column style={{ width }}>
    <Panel sx={{ width }} />
  </Column>
);

/** The navigation beside the page, in the style that settings choose. */
export const VerticalNavbar = ({ style, nodes, position }: VerticalNavbarProps) => {
  if (style === 'style-2') {
    return (
      <Suspense fallback={<Room width={columnWidths.folded} />}>
        <FoldedNavbar nodes={nodes} position={position} />
      </Suspense>
    );
  }
  if (style === 'style-3' || style === 'style-3-dense') {
    const dense = style === 'style-3-dense';
    return (
      <Suspense fallback={<Room width={dense ? columnWidths.dense : columnWidths.strip} />}>
        <TabbedNavbar nodes={nodes} position={position} dense={dense} />
      </Suspense>
    );
  }
  return <SlideNavbar nodes={nodes} position={position} />;
};
