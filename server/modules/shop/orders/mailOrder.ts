import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { mergeText } from '#catalog/engine/texts/mergeText.ts';
import { orderMailFields } from '#catalog/shop/orders/mailOrder.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Host, CommandHandler } from '#server/engine/context/host.ts';
import { agencyName } from '#server/engine/mail/agencyName.ts';
import { mailOfUser } from '#server/engine/mail/writtenByUser.ts';
import { paperAddress } from '#server/engine/verify/paperLink.ts';
import { mailAddress, partyWithAddress } from '../../ledger/chart/partyAddress.ts';

const amountIn = (locale: Locale, amount: string): string =>
  // A decimal as a text keeps every digit of it.
  new Intl.NumberFormat(`${locale}-u-nu-latn`, { minimumFractionDigits: 2 }).format(amount as `${number}`);

/** The invoices of an order, a line each: number, amount, and where anybody sees whether it stands. */
async function billsOf(tx: Database, host: Host, order: number, locale: Locale): Promise<string> {
  const { rows } = await tx.execute<{ id: number; number: string; amount: string }>(sql`
    select bill.id, bill.invoice_no as number, bill.amount::text
    from shipment join sales as bill on bill.id = shipment.sales
    where shipment."order" = ${order} and bill.status = 'issued' order by bill.id`);
  const lines: string[] = [];
  for (const { id, number, amount } of rows)
    lines.push(`${number} · ${amountIn(locale, amount)}\n${await paperAddress(tx, host, 'sales', id)}`);
  return lines.join('\n');
}

export const mailOrderHandler: CommandHandler<Commands['mail_order_order']> = {
  async run({ tx, request, record, input: { email, language: locale, subject, message } }) {
    const { host } = request;
    const customer = await partyWithAddress(tx, record.party);
    const to = await mailAddress(tx, request, { party: record.party, own: customer?.email ?? null, asked: email });
    const values = {
      customer: customer?.name ?? '',
      order_no: record.order_no ?? '',
      amount: amountIn(locale, record.amount ?? '0'),
      outstanding: amountIn(locale, record.outstanding ?? '0'),
      agency: await agencyName(tx),
      bills: await billsOf(tx, host, record.id, locale),
    };
    const filled = (text: string) => mergeText(text, orderMailFields, values);
    await mailOfUser(tx, request, { to, subject: filled(subject), text: filled(message) });
    return { output: {}, reason: to };
  },
};
