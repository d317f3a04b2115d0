import FormatSize from '@mui/icons-material/FormatSizeOutlined';
import { useState } from 'react';
import { ToolButton } from '../../engine/panels/ToolButton.tsx';
import { overlay } from '../../engine/onDemand/overlay.tsx';

const FontSizePopover = overlay(async () => (await import('./FontSizePopover.tsx')).FontSizePopover);

/** Opens the choice of the size of all text. */
export const FontSize = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton
        label="navigation.fontSize"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <FormatSize fontSize="small" />
      </ToolButton>
      {anchor && <FontSizePopover anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};
