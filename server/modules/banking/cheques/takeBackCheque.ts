import { otherSide } from '#catalog/bills/settlement/Open.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { Act } from '#server/engine/context/host.ts';
import { counterEntry } from '../../ledger/vouchers/counterEntry.ts';
import { keepOverride } from '../../ledger/years/periods.ts';
import { type Cheque, enterEvent, plainLine, tillOf, tillSide } from './chequeEntry.ts';

/** When it is taken back, and whether the bank has returned it or nobody has handed it in. */
interface Taken {
  readonly event: 'bounce' | 'void';
  readonly day: string;
}

/** What the books began with has settled nothing here: its party owes it, or is owed it, from that day on. */
async function owedAgain(act: Act, one: Cheque, taken: Taken): Promise<void> {
  const [side, amount] = [tillSide(one), toMinor(one.amount)];
  const owed = { ...plainLine(one.ledger, side, amount), party: one.party };
  const lines = [owed, plainLine(await tillOf(act.tx, one), otherSide[side], amount)];
  await enterEvent(act, one, { ...taken, lines });
}

/** Takes back what a cheque has entered and settled, as of a day (rule S4). */
export async function takeBackCheque(act: Act, one: Cheque, { event, day }: Taken): Promise<void> {
  if (one.opening_balance !== null) return owedAgain(act, one, { event, day });
  const { tx, desk } = act;
  const { id, branch, details, invoice_no } = one;
  const made = await counterEntry(tx, desk, {
    day,
    branch,
    details,
    numbered: () => invoice_no ?? '',
    of: { type: desk.entity.name, id },
    source: { id, event },
  });
  await keepOverride(act, { ...made, day, branch });
}
