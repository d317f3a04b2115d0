import type { Letter } from '#catalog/engine/letters/letter.ts';
import { letterViolations } from '#catalog/engine/letters/letter.ts';
import { creditNoteLetter, invoiceLetter } from '#catalog/bills/mailBill.ts';
import { mergeText } from '#catalog/engine/texts/mergeText.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { demand } from '#server/engine/crud/demand.ts';
import { agencyName } from '#server/engine/mail/agencyName.ts';
import type { LetterContext } from '#server/engine/letters/LetterContext.ts';
import { letterForms } from '#server/engine/letters/letterForms.ts';
import type { Mailing, WrittenMail } from '#server/engine/letters/mailing.ts';
import { isUnseen, UNSEEN } from '#server/engine/letters/unseen.ts';
import { paperAddress } from '#server/engine/papers/paperLink.ts';
import { refuse } from '#server/platform/problem.ts';
import { mailAddress, partyWithAddress } from '../ledger/chart/partyAddress.ts';
import { billPapers } from './paper/billPapers.ts';
import { readBillFacts } from './paper/readBillFacts.ts';

type MailInvoice = Commands['mail_bill_sales'];
type MailNote = Commands['mail_bill_credit_note'];

async function written(
  context: LetterContext<MailInvoice> | LetterContext<MailNote>,
  kind: 'sales' | 'credit_note',
  letter: Letter,
): Promise<WrittenMail> {
  const { tx, request, record, input } = context;
  const { email, language, subject, message } = input;
  demand({ caller: request.caller, entity: entities[kind] }, 'show');
  refuse(letterViolations(letter, input));
  const customer = await partyWithAddress(tx, record.party);
  const to = await mailAddress(tx, request, { party: record.party, own: customer?.email ?? null, asked: email });
  const { number, day, due, sums, outstanding, currency } = await readBillFacts(tx, request.host, kind, { ...record });
  const forms = letterForms(request.host, language);
  const money = (decimal: string) => forms.money(decimal, currency?.code);
  const values = {
    customer: isUnseen(context, entities.party) ? UNSEEN : (customer?.name ?? ''),
    number,
    date: forms.day(day),
    due_date: forms.day(due ?? day),
    amount: money(sums.total),
    outstanding: money(outstanding),
    link: await paperAddress(tx, request.host, kind, record.id),
    agency: await agencyName(tx),
  };
  const filled = (text: string) => mergeText(text, letter.fields, values);
  const papers = [{ name: kind, kind: billPapers[kind], id: record.id }];
  return { to, subject: filled(subject), text: filled(message), language, papers };
}

export const invoiceMailing: Mailing<MailInvoice> = { write: context => written(context, 'sales', invoiceLetter) };

export const creditNoteMailing: Mailing<MailNote> = {
  write: context => written(context, 'credit_note', creditNoteLetter),
};
