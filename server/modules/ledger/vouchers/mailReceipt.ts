import { letterViolations } from '#catalog/engine/letters/letter.ts';
import { receiptLetter } from '#catalog/ledger/vouchers/mailReceipt.ts';
import { mergeText } from '#catalog/engine/texts/mergeText.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { demand } from '#server/engine/crud/demand.ts';
import { agencyName } from '#server/engine/mail/agencyName.ts';
import { letterForms } from '#server/engine/letters/letterForms.ts';
import type { Mailing } from '#server/engine/letters/mailing.ts';
import { isUnseen, UNSEEN } from '#server/engine/letters/unseen.ts';
import { paperAddress } from '#server/engine/papers/paperLink.ts';
import { refuse } from '#server/platform/problem.ts';
import { mailAddress, partyWithAddress } from '../chart/partyAddress.ts';
import { readVoucherFacts } from './paper/readVoucherFacts.ts';
import { voucherPapers } from './paper/voucherPapers.ts';

const { receipt_voucher, party: payers } = entities;

export const receiptMailing: Mailing<Commands['mail_receipt_receipt_voucher']> = {
  async write(context) {
    const { tx, request, record, input } = context;
    const { email, language, subject, message } = input;
    demand({ caller: request.caller, entity: receipt_voucher }, 'show');
    refuse(letterViolations(receiptLetter, input));
    const paying = record.items.filter(line => Number(line.credit_amount) > 0).map(line => line.party);
    // Of money of several it is nobody's own address.
    const [party = null, ...others] = [...new Set(paying)].filter(id => id !== null && id !== undefined);
    const payer = party === null || others.length > 0 ? undefined : await partyWithAddress(tx, party);
    const to = await mailAddress(tx, request, { party: party ?? 0, own: payer?.email ?? null, asked: email });
    const facts = await readVoucherFacts(tx, request.host, 'receipt_voucher', { ...record });
    const { day, money } = letterForms(request.host, language);
    const names = facts.layout === 'receipt' ? facts.parties.map(({ name }) => name) : [];
    const values = {
      payer: isUnseen(context, payers) ? UNSEEN : names.join(', '),
      number: facts.number,
      date: day(facts.day),
      amount: money(facts.layout === 'receipt' ? facts.received : facts.total),
      link: await paperAddress(tx, request.host, 'receipt_voucher', record.id),
      agency: await agencyName(tx),
    };
    const filled = (text: string) => mergeText(text, receiptLetter.fields, values);
    const papers = [{ name: 'receipt_voucher', kind: voucherPapers.receipt_voucher, id: record.id }];
    return { to, subject: filled(subject), text: filled(message), language, papers };
  },
};
