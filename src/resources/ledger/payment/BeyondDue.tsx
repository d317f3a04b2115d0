import { useWatch } from 'react-hook-form';
import type { Command } from '#catalog/engine/defineCommand.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import { commandForm } from '#src/engine/commands/commandForm.ts';
import { FlagInput } from '#src/engine/kinds/flag/FlagInput.tsx';
import { amountOf } from '../documents/amounts.ts';

interface BeyondDueProps {
  readonly command: Command;
  /** What is owed in all. */
  readonly rest: Minor;
}

/** Asks whether more is meant than is owed, and nothing where it is not more. */
export function BeyondDue({ command, rest }: BeyondDueProps) {
  const typed: unknown = useWatch({ name: 'pay_amount' });
  const field = command.input['beyond_due'];
  if (!field || amountOf(typed) <= rest) return null;
  return <FlagInput name="beyond_due" field={field} entity={commandForm(command)} closed={undefined} />;
}
