import { receiptLetter } from '#catalog/ledger/vouchers/mailReceipt.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { demand } from '#server/engine/crud/demand.ts';
import { letterForms } from '#server/engine/letters/letterForms.ts';
import type { Mailing } from '#server/engine/letters/mailing.ts';
import { isUnseen, UNSEEN } from '#server/engine/letters/unseen.ts';
import { paperAddress } from '#server/engine/papers/paperLink.ts';
import { partyLetter } from '../chart/partyLetter.ts';
import { readVoucherFacts } from './paper/readVoucherFacts.ts';
import { voucherPapers } from './paper/voucherPapers.ts';

export const receiptMailing: Mailing<Commands['mail_receipt_receipt_voucher']> = {
  async write(context) {
    const { tx, request, record, input } = context;
    demand({ caller: request.caller, entity: entities.receipt_voucher }, 'show');
    const paying = record.items.filter(line => Number(line.credit_amount) > 0).map(line => line.party);
    const [party = null, ...others] = [...new Set(paying)].filter(id => id !== null && id !== undefined);
    return partyLetter(context, {
      // Of money of several it is nobody's own address.
      party: others.length > 0 ? null : party,
      letter: receiptLetter,
      papers: [{ name: 'receipt_voucher', kind: voucherPapers.receipt_voucher, id: record.id }],
      async values() {
        const facts = await readVoucherFacts(tx, request.host, 'receipt_voucher', { ...record });
        const { day, money } = letterForms(request.host, input.language);
        const names = facts.layout === 'receipt' ? facts.parties.map(({ name }) => name) : [];
        return {
          payer: isUnseen(context, entities.party) ? UNSEEN : names.join(', '),
          number: facts.number,
          date: day(facts.day),
          amount: money(facts.layout === 'receipt' ? facts.received : facts.total),
          link: await paperAddress(tx, request.host, 'receipt_voucher', record.id),
        };
      },
    });
  },
};
