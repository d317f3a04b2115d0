import { sql } from 'drizzle-orm';
import { dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { purchaseLetter } from '#catalog/purchasing/mailPurchase.ts';
import { requestLetter } from '#catalog/purchasing/mailRequest.ts';
import { inquiryPaper } from '#catalog/purchasing/paper/inquiryPaper.ts';
import type { PurchaseFacts } from '#catalog/purchasing/paper/PurchaseFacts.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { letterForms } from '#server/engine/letters/letterForms.ts';
import type { LetterContext } from '#server/engine/letters/LetterContext.ts';
import type { Mailing } from '#server/engine/letters/mailing.ts';
import { isUnseen, UNSEEN } from '#server/engine/letters/unseen.ts';
import type { PaperKind } from '#server/engine/papers/PaperKind.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { purchasePapers } from './paper/purchasePapers.ts';
import { partyLetter } from '../ledger/chart/partyLetter.ts';

type MailRequest = Commands['mail_purchase_request'];
type MailPurchase = Commands['mail_purchase_final'];

/** What a document says where it names no day. */
const anyDay: Readonly<Record<Locale, string>> = {
  en: 'as soon as possible',
  tr: 'en kısa sürede',
  ar: 'في أقرب وقت ممكن',
};

/** A line of a document in words: its item, its pieces, and what else is said of it. */
interface Wanted {
  readonly stock_item: number;
  readonly quantity: number;
  readonly more: string;
}

type Writing = Pick<LetterContext<MailRequest | MailPurchase>, 'tx' | 'request' | 'input' | 'isPreview'>;

/** The lines of a document, numbered, each with its item as the vendor may know it. */
async function itemsOf(context: Writing, lines: readonly Wanted[]): Promise<string> {
  if (isUnseen(context, entities.stock_item)) return UNSEEN;
  const ids = lines.map(line => line.stock_item);
  const { rows } = await context.tx.execute<{ id: number; name: string; sku: string | null }>(sql`
    select id, name, sku from stock_item where id = any(${sql.param(ids)}::int[])`);
  const known = new Map(rows.map(row => [row.id, row]));
  return lines
    .map(({ stock_item: id, quantity, more }, at) => {
      const { name = `#${id}`, sku = null } = known.get(id) ?? {};
      return `${at + 1}. ${name}${sku ? ` (${sku})` : ''} × ${quantity}${more && ` · ${more}`}`;
    })
    .join('\n');
}

/** Where its lines are wanted. */
async function branchName({ tx }: Pick<Writing, 'tx'>, branch: number): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(sql`select name from branch where id = ${branch}`);
  return rows[0]?.name ?? '';
}

const inquiry: PaperKind<PurchaseFacts> = { ...purchasePapers.purchase_request, draw: inquiryPaper };

export const requestMailing: Mailing<MailRequest> = {
  async write(context) {
    const { request, record, input } = context;
    const { day } = letterForms(request.host, input.language);
    const lines = record.items.map(line => ({ ...line, more: line.note ?? '' }));
    return partyLetter(context, {
      party: record.party,
      letter: requestLetter,
      papers: [{ name: 'purchase_request', kind: inquiry, id: record.id }],
      values: async vendor => ({
        vendor,
        branch: await branchName(context, record.branch),
        request_no: record.request_no ?? '',
        request_date: day(record.request_date),
        needed_by: record.needed_by ? day(record.needed_by) : anyDay[input.language],
        items: await itemsOf(context, lines),
      }),
    });
  },
  async sent({ record, perform }) {
    if (record.status === 'approved') await perform('send_purchase_request', record.id, {});
    return {};
  },
};

export const purchaseMailing: Mailing<MailPurchase> = {
  async write(context) {
    const { request, record, input } = context;
    const { day, amount, money } = letterForms(request.host, input.language);
    const lines = record.items.map(({ rate, ...line }) => ({
      ...line,
      more: `${amount(rate)} = ${amount(fromMinor(toMinor(rate) * BigInt(line.quantity)))}`,
    }));
    return partyLetter(context, {
      party: record.party,
      letter: purchaseLetter,
      papers: [{ name: 'purchase_final', kind: purchasePapers.purchase_final, id: record.id }],
      values: async vendor => ({
        vendor,
        branch: await branchName(context, record.branch),
        purchase_no: record.purchase_no ?? '',
        order_date: day(record.order_date),
        expected_on: record.expected_on ? day(record.expected_on) : anyDay[input.language],
        amount: money(record.amount ?? '0'),
        items: await itemsOf(context, lines),
      }),
    });
  },
  async sent({ record, request, now }) {
    return record.sent_on ? {} : { set: { sent_on: dayIn(request.host.timeZone, now) } };
  },
};

export const sendPurchase: CommandHandler<Commands['send_purchase_final']> = {
  async run({ request, now }) {
    return { set: { sent_on: dayIn(request.host.timeZone, now) }, output: {} };
  },
};
