import Bolt from '@mui/icons-material/BoltOutlined';
import { sidePanel } from '../sidePanel.ts';
import { ToolButton } from '../../engine/panels/ToolButton.tsx';
import { useSignal } from '../../engine/onDemand/signal.ts';

/** Opens the quick panel. */
export const QuickPanelToggle = () => {
  const open = useSignal(sidePanel) === 'quick';
  return (
    <ToolButton
      label="navigation.quickPanel"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => sidePanel.set('quick')}
    >
      <Bolt fontSize="small" />
    </ToolButton>
  );
};
