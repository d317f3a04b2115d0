import { useTranslate } from 'react-admin';
import { QuickPanel } from './quickPanel/QuickPanel.tsx';
import { leaveSidePanel } from './leaveSidePanel.ts';
import { type PanelProps, SideDrawer } from './SideDrawer.tsx';

/** In pixels. */
const WIDTH = 280;

/** The quick panel at the end side. */
export const QuickPanelDrawer = (panel: PanelProps) => {
  const translate = useTranslate();
  return (
    <SideDrawer {...panel} title={translate('navigation.quickPanel')} width={WIDTH}>
      <QuickPanel onOpen={leaveSidePanel} />
    </SideDrawer>
  );
};
