import { useState } from 'react';
import { CommandDialog, type CommandDialogProps } from '../../engine/commands/CommandDialog.tsx';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { PayeesInput } from './PayeesInput.tsx';
import { paidLines } from './payLines.ts';

/** Asks who is paid how much, everybody all that is owed to them at first, from which cash or bank. */
export function PayDialog(props: CommandDialogProps) {
  // As they were when it was asked: what is paid meanwhile is refused by the host.
  const [lines] = useState(() => paidLines(props.record['items']).filter(({ outstanding }) => outstanding > 0n));
  const payees = lines.map(({ id, outstanding }) => ({ line: id, pay_amount: fromMinor(outstanding) }));
  return (
    <CommandDialog {...props} initial={{ payees }} inputs={{ payees: <PayeesInput key="payees" lines={lines} /> }} />
  );
}
