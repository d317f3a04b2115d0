import { useState } from 'react';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { allOf, type LinePieces } from './linePieces.ts';
import { PiecesInput } from './PiecesInput.tsx';

/** A dialogue that asks how many pieces of each line are meant, all that can be at first; `label` is told over those. */
export const piecesDialog = (linesIn: (record: CommandDialogProps['record']) => LinePieces[], label: string) =>
  function PiecesDialog(props: CommandDialogProps) {
    // As they were when it was asked: what is done meanwhile is refused by the host.
    const [lines] = useState(() => linesIn(props.record));
    return (
      <CommandDialog
        {...props}
        initial={{ pieces: allOf(lines) }}
        inputs={{ pieces: <PiecesInput key="pieces" lines={lines} label={label} /> }}
      />
    );
  };
