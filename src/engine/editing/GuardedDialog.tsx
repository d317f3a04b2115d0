import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { type ReactNode, useState } from 'react';
import { mayLeave, type Scope } from './unsaved.ts';
import { ScopeContext } from './useUnsaved.ts';

interface GuardedDialogProps extends Omit<DialogProps, 'onClose' | 'open' | 'children'> {
  onClose(): void;
  /** Is given the way out that asks, for its own buttons. */
  children(close: () => void): ReactNode;
}

/** A dialogue in which something is entered: Escape, a press beside it and its buttons ask before that is lost. */
export function GuardedDialog({ onClose, children, ...dialog }: GuardedDialogProps) {
  const [scope] = useState<Scope>(() => new Set());
  const close = async () => {
    if (await mayLeave(scope)) onClose();
  };
  return (
    <Dialog {...dialog} open onClose={() => void close()}>
      <ScopeContext value={scope}>{children(() => void close())}</ScopeContext>
    </Dialog>
  );
}
