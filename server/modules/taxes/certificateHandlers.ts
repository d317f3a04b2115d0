import type { Commands } from '#catalog/registry/commands.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandHandler } from '../../engine/context/host.ts';
import { refuse } from '../../platform/problem.ts';
import { nextNumbers } from '../../engine/numbering/nextNumber.ts';
import { lockTax, untold } from './withheld.ts';

/** Gives a certificate its number and what it tells of. */
export const issueCertificate: CommandHandler<Commands['issue_withholding_certificate']> = {
  async run({ tx, request, record: { tax, party, starts_on: from, ends_on: until, issued_on: day, branch } }) {
    await lockTax(tx, tax);
    const wanted = { teller: 'withholding_certificate', tax, party, from, until, branch } as const;
    const { entries, amount } = await untold(tx, request.caller, wanted);
    if (amount <= 0n) refuse([violation('ends_on', 'nothing_withheld')]);
    const [number = ''] = await nextNumbers(tx, { prefix: 'WC', day }, 1);
    const items = entries.map(withheld => ({ withheld }));
    return { set: { certificate_no: number, amount: fromMinor(amount), items }, output: {} };
  },
};
