import TranslateIcon from '@mui/icons-material/Translate';
import { useState } from 'react';
import { ToolButton } from '../../engine/panels/ToolButton.tsx';
import { ahead, overlay } from '../../engine/onDemand/overlay.tsx';

const LanguageChoice = overlay(async () => (await import('./LanguageChoice.tsx')).LanguageChoice);

/** Choice of the language; words and direction turn without a reload. */
export const LanguageMenu = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton
        label="shell.language"
        {...ahead(LanguageChoice)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <TranslateIcon fontSize="small" />
      </ToolButton>
      {/* It goes at once, not slowly: it would be drawn anew with all that turns. */}
      {anchor && <LanguageChoice anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};
