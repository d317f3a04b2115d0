import MoreVert from '@mui/icons-material/MoreVertOutlined';
import { useState } from 'react';
import { ToolButton } from '../../engine/panels/ToolButton.tsx';
import { ahead, overlay } from '../../engine/onDemand/overlay.tsx';

const FontSizePopover = overlay(async () => (await import('./FontSizePopover.tsx')).FontSizePopover);
const MoreChoice = overlay(async () => (await import('./MoreChoice.tsx')).MoreChoice);

/** What a phone's toolbar has no room for. */
export const MoreTools = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [sizing, setSizing] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton
        label="navigation.more"
        {...ahead(MoreChoice)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </ToolButton>
      {anchor && <MoreChoice anchor={anchor} onClose={() => setAnchor(null)} onSize={() => setSizing(anchor)} />}
      {sizing && <FontSizePopover anchor={sizing} onClose={() => setSizing(null)} />}
    </>
  );
};
