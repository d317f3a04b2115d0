import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { letterViolations } from '#catalog/engine/letters/letter.ts';
import { mergeText } from '#catalog/engine/texts/mergeText.ts';
import { entities } from '#catalog/registry/entities.ts';
import { orderLetter } from '#catalog/shop/orders/mailOrder.ts';
import { agencyName } from '#server/engine/mail/agencyName.ts';
import { letterForms } from '#server/engine/letters/letterForms.ts';
import type { LetterContext, Mailing } from '#server/engine/letters/mailing.ts';
import { isUnseen, UNSEEN } from '#server/engine/letters/unseen.ts';
import { paperAddress } from '#server/engine/papers/paperLink.ts';
import { refuse } from '#server/platform/problem.ts';
import { mailAddress, partyWithAddress } from '../../ledger/chart/partyAddress.ts';

type MailOrder = Commands['mail_order_order'];

/**
 * The invoices of an order, a line each: number, amount, and where anybody sees whether it stands. Whoever may read no
 * bill sends them unseen.
 */
async function billsOf(context: LetterContext<MailOrder>): Promise<string> {
  const { tx, request, record, input } = context;
  const { money } = letterForms(input.language);
  const { rows } = await tx.execute<{ id: number; number: string; amount: string }>(sql`
    select bill.id, bill.invoice_no as number, bill.amount::text
    from shipment join sales as bill on bill.id = shipment.sales
    where shipment."order" = ${record.id} and bill.status = 'issued' order by bill.id`);
  if (rows.length > 0 && isUnseen(context, entities.sales)) return UNSEEN;
  const lines: string[] = [];
  for (const { id, number, amount } of rows)
    lines.push(`${number} · ${money(amount)}\n${await paperAddress(tx, request.host, 'sales', id)}`);
  return lines.join('\n');
}

export const orderMailing: Mailing<MailOrder> = {
  async write(context) {
    const { tx, request, record, input } = context;
    const { email, language, subject, message } = input;
    refuse(letterViolations(orderLetter, input));
    const { money } = letterForms(language);
    const customer = await partyWithAddress(tx, record.party);
    const to = await mailAddress(tx, request, { party: record.party, own: customer?.email ?? null, asked: email });
    const values = {
      customer: isUnseen(context, entities.party) ? UNSEEN : (customer?.name ?? ''),
      order_no: record.order_no ?? '',
      amount: money(record.amount ?? '0'),
      outstanding: money(record.outstanding ?? '0'),
      agency: await agencyName(tx),
      bills: await billsOf(context),
    };
    const filled = (text: string) => mergeText(text, orderLetter.fields, values);
    return { to, subject: filled(subject), text: filled(message) };
  },
};
