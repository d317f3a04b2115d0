import type { Letter } from '#catalog/engine/letters/letter.ts';
import { creditNoteLetter, invoiceLetter } from '#catalog/bills/mailBill.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { demand } from '#server/engine/crud/demand.ts';
import type { LetterContext } from '#server/engine/letters/LetterContext.ts';
import { letterForms } from '#server/engine/letters/letterForms.ts';
import type { Mailing, WrittenMail } from '#server/engine/letters/mailing.ts';
import { paperAddress } from '#server/engine/papers/paperLink.ts';
import { partyLetter } from '../ledger/chart/partyLetter.ts';
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
  demand({ caller: request.caller, entity: entities[kind] }, 'show');
  return partyLetter(context, {
    party: record.party,
    letter,
    papers: [{ name: kind, kind: billPapers[kind], id: record.id }],
    async values(customer) {
      const bill = await readBillFacts(tx, request.host, kind, { ...record });
      const { number, day, due, sums, outstanding, currency } = bill;
      const forms = letterForms(request.host, input.language);
      const money = (decimal: string) => forms.money(decimal, currency?.code);
      return {
        customer,
        number,
        date: forms.day(day),
        due_date: forms.day(due ?? day),
        amount: money(sums.total),
        outstanding: money(outstanding),
        link: await paperAddress(tx, request.host, kind, record.id),
      };
    },
  });
}

export const invoiceMailing: Mailing<MailInvoice> = { write: context => written(context, 'sales', invoiceLetter) };

export const creditNoteMailing: Mailing<MailNote> = {
  write: context => written(context, 'credit_note', creditNoteLetter),
};
