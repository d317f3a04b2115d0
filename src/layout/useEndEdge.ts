import { useNarrow, useNavbarOpen } from './navigation/navbarState.ts';
import { columnWidths } from './navigation/vertical/column.ts';
import { useFolded } from './navigation/vertical/useFolded.ts';
import type { LayoutConfig } from './settings/SettingsModel.ts';
import { useFrame } from './settings/useFrame.ts';

/** Room in pixels that a navigation beside the page takes from it. */
function widthOf(style: LayoutConfig['navbar']['style'], folded: boolean, open: boolean): number {
  if (style === 'style-2') return folded ? columnWidths.folded : columnWidths.open;
  if (!open) return 0;
  if (style === 'style-1') return columnWidths.open;
  return (style === 'style-3' ? columnWidths.strip : columnWidths.dense) + (folded ? 0 : columnWidths.open);
}

/** How far the end edge of the page stands from the window's, as a style variable: a navigation may be between them. */
export function useEndEdge(): Readonly<Record<`--${string}`, string>> {
  const { style, config } = useFrame();
  const narrow = useNarrow();
  const [open] = useNavbarOpen();
  const [folded] = useFolded();
  const { navbar, mode, containerWidth } = config;
  if (style !== 'layout1' || !navbar.display || narrow || navbar.position === 'left') return { '--edge': '0px' };
  const margin = mode === 'boxed' ? `max(0px, (100% - ${containerWidth}px) / 2)` : '0px';
  return { '--edge': `calc(${margin} + ${widthOf(navbar.style, folded, open)}px)` };
}
