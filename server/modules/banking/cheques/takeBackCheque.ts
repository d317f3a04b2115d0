import { otherSide } from '#catalog/bills/settlement/Open.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { voidPosted } from '../../ledger/vouchers/voidPosted.ts';
import { type Cheque, enterEvent, plainLine, tillOf, tillSide } from './chequeEntry.ts';

/** When it is taken back, and whether the bank has returned it or nobody has handed it in. */
interface Taken {
  readonly event: 'bounce' | 'void';
  readonly day: string;
}

/** What the books began with has settled nothing here: its party owes it, or is owed it, from that day on. */
async function owedAgain(context: CommandContext, one: Cheque, taken: Taken): Promise<void> {
  const [side, amount] = [tillSide(one), toMinor(one.amount)];
  const owed = { ...plainLine(one.ledger, side, amount), party: one.party };
  const lines = [owed, plainLine(await tillOf(context.tx, one), otherSide[side], amount)];
  await enterEvent(context, one, { ...taken, lines });
}

/** Takes back what a cheque has entered and settled, as of a day (rule S4). */
export async function takeBackCheque(context: CommandContext, one: Cheque, { event, day }: Taken): Promise<void> {
  if (one.opening_balance !== null) return owedAgain(context, one, { event, day });
  await voidPosted(context, { ...one, number: one.invoice_no, event, day });
}
