import type { Commands } from '#catalog/registry/commands.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Work } from '../../engine/context/host.ts';
import { refuse } from '../../platform/problem.ts';
import { nextNumbers } from '../../engine/numbering/nextNumber.ts';
import { holdTax, untold } from './withheld.ts';

/** Gives a certificate its number and what it tells of. */
export const issueCertificate: Work<Commands['issue_withholding_certificate']> = {
  async run({ tx, desk, record: { tax, party, starts_on: from, ends_on: until, issued_on: day, branch } }) {
    await holdTax(tx, tax);
    const wanted = { teller: 'withholding_certificate', tax, party, from, until, branch } as const;
    const { entries, amount } = await untold(tx, desk.caller, wanted);
    if (amount <= 0n) refuse([violation('ends_on', 'nothing_withheld')]);
    const [number = ''] = await nextNumbers(tx, { prefix: 'WC', day }, 1);
    const items = entries.map(withheld => ({ withheld }));
    return { set: { certificate_no: number, amount: fromMinor(amount), items }, gives: {} };
  },
};
