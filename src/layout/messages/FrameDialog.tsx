import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { overlay } from '../../engine/onDemand/overlay.tsx';
import { closeDialog, dialog } from '../../engine/messages/dialog.ts';
import { useSignal } from '../../engine/onDemand/signal.ts';

const MessageDialog = overlay(async () => (await import('./MessageDialog.tsx')).MessageDialog);

const PageDialog = () => {
  const content = useSignal(dialog);
  useEffect(() => closeDialog, []);
  return content && <MessageDialog content={content} onClose={closeDialog} />;
};

/**
 * Where the one dialog of the frame opens. It belongs to a page and to who is signed in, and closes when either goes.
 */
export const FrameDialog = () => <PageDialog key={useLocation().pathname} />;
