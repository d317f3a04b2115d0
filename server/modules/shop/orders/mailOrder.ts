import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { orderLetter } from '#catalog/shop/orders/mailOrder.ts';
import { letterForms } from '#server/engine/letters/letterForms.ts';
import type { LetterContext } from '#server/engine/letters/LetterContext.ts';
import type { Mailing } from '#server/engine/letters/mailing.ts';
import { isUnseen, UNSEEN } from '#server/engine/letters/unseen.ts';
import { paperAddress } from '#server/engine/papers/paperLink.ts';
import { billPapers } from '../../bills/paper/billPapers.ts';
import { orderPapers } from './paper/orderPapers.ts';
import { partyLetter } from '../../ledger/chart/partyLetter.ts';

type MailOrder = Commands['mail_order_order'];

type Bill = Record<'number' | 'amount', string> & { readonly id: number };

/** The invoices of an order that stand. */
async function billsOf({ tx, record }: Pick<LetterContext<MailOrder>, 'tx' | 'record'>): Promise<readonly Bill[]> {
  const { rows } = await tx.execute<Bill>(sql`
    select bill.id, bill.invoice_no as number, bill.amount::text
    from shipment join sales as bill on bill.id = shipment.sales
    where shipment."order" = ${record.id} and bill.status = 'issued' order by bill.id`);
  return rows;
}

/**
 * The invoices of an order, a line each: number, amount, and where anybody sees whether it stands. Whoever may read no
 * bill sends them unseen.
 */
async function billLines(context: LetterContext<MailOrder>, rows: readonly Bill[]): Promise<string> {
  const { tx, request, input } = context;
  const { money } = letterForms(request.host, input.language);
  if (rows.length > 0 && isUnseen(context, entities.sales)) return UNSEEN;
  const lines: string[] = [];
  for (const { id, number, amount } of rows)
    lines.push(`${number} · ${money(amount)}\n${await paperAddress(tx, request.host, 'sales', id)}`);
  return lines.join('\n');
}

export const orderMailing: Mailing<MailOrder> = {
  async write(context) {
    const { request, record, input } = context;
    const bills = await billsOf(context);
    const invoices = bills.map(({ id }) => ({ name: 'sales', kind: billPapers.sales, id }));
    const confirmation = { name: 'order', kind: orderPapers.order, id: record.id };
    const { money } = letterForms(request.host, input.language);
    return partyLetter(context, {
      party: record.party,
      letter: orderLetter,
      papers: invoices.length > 0 ? invoices : [confirmation],
      values: async customer => ({
        customer,
        order_no: record.order_no ?? '',
        amount: money(record.amount ?? '0'),
        outstanding: money(record.outstanding ?? '0'),
        bills: await billLines(context, bills),
      }),
    });
  },
};
