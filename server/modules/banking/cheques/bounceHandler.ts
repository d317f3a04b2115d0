import type { Commands } from '#catalog/registry/commands.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { limitObjections } from '../../ledger/vouchers/postingLimit.ts';
import { takeBackCheque } from './takeBackCheque.ts';
import { type Cheque, enterEvent, heldDay, heldLedger, plainLine } from './chequeEntry.ts';

type Bounce = CommandHandler<Commands['bounce_cheque']>;

/** What the bank takes for it: an expense of the agency, or owed by the party, as the cheque's own ledger says. */
async function charged(
  context: CommandContext,
  one: Cheque,
  { day, charge, isParty }: { day: string; charge: Minor; isParty: boolean },
): Promise<void> {
  const borne = isParty
    ? { ...plainLine(one.ledger, 'debit', charge), party: one.party }
    : plainLine(await ledgerOfType(context.tx, 'bank_charges'), 'debit', charge);
  await enterEvent(context, one, {
    event: 'charge',
    day,
    lines: [borne, plainLine(Number(one.bank), 'credit', charge)],
  });
}

export const bounceHandler: Bounce = {
  async run(given) {
    const { tx, record, input } = given;
    const context = given as unknown as CommandContext;
    const { bounce_date: day, bank_charge: charge } = input;
    const isParty = input.charge_party === true;
    refuse(await limitObjections(tx, given.request, { field: 'bank_charge', amount: charge ?? '0' }));
    await heldDay(context, 'bounce_date', day, record.deposited_on ?? record.posted_on);
    const ledger = isParty ? await heldLedger(tx, record.ledger) : undefined;
    if (isParty && (record.direction !== 'received' || !ledger?.is_control))
      refuse([violation('charge_party', 'nobody_to_charge')]);
    await takeBackCheque(context, record, { event: 'bounce', day });
    const worth = toMinor(charge ?? '0');
    if (worth > 0n) await charged(context, record, { day, charge: worth, isParty });
    return { set: { bounced_on: day, charge }, output: {} };
  },
};
