import { useEffect } from 'react';
import { paletteOpen } from './palette.ts';
import { isLetter } from '#src/engine/keys/pageKeys.ts';
import { overlay } from '#src/engine/onDemand/overlay.tsx';
import { useSignal } from '#src/engine/onDemand/signal.ts';

const Palette = overlay(async () => (await import('./Palette.tsx')).Palette);

/** Ctrl+K or Cmd+K opens the command palette, wherever the focus is. */
export const PaletteKey = () => {
  const open = useSignal(paletteOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Who holds this down may type on at once; what is not there yet would swallow it. A failure shows when it opens.
      if (event.key === 'Control' || event.key === 'Meta') Palette.preload().catch(() => undefined);
      if (!isLetter(event, 'k') || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      paletteOpen.set(!paletteOpen.get());
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      paletteOpen.set(false);
    };
  }, []);
  return open ? <Palette onClose={() => paletteOpen.set(false)} /> : null;
};
