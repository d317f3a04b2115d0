import { sql } from 'drizzle-orm';
import { isEqual, pick } from 'es-toolkit';
import { rateOn } from '#catalog/bills/billLaw.ts';
import { percentOf } from '#catalog/ledger/vouchers/rounding.ts';
import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { toWire } from '../../engine/records/record.ts';
import { findStored } from '../../engine/records/select.ts';
import type { Values } from '../../engine/context/values.ts';
import { lockedFields } from '../../engine/effects/lockedFields.ts';
import type { Effect } from '../../engine/context/host.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { numbered } from '../../engine/numbering/numbered.ts';
import { taxesOf } from '../bills/billRecord.ts';
import { tradedWith } from '../ledger/chart/partySelections.ts';
import { keepRequest } from './keepRequest.ts';

const linesIn = ({ items }: Values): Values[] => (Array.isArray(items) ? items.filter(isObject) : []);
const worthOf = ({ quantity }: Values, price: unknown): Minor =>
  toMinor(typeof price === 'string' ? price : '0') * BigInt(Number(quantity ?? 0));

/** Lines without the approval of another item, or of fewer pieces than are ordered by now (rule M5). */
function asApproved(lines: readonly Values[], stored: Values = {}): Values[] {
  const before = new Map(linesIn(stored).map(line => [line['id'], line]));
  return lines.map(line => {
    const was = before.get(line['id']);
    const isMore = stored['status'] !== 'draft' && Number(line['quantity']) > Number(was?.['quantity']);
    return was && (isMore || was['stock_item'] !== line['stock_item']) ? { ...line, approved_rate: null } : line;
  });
}

/** What the lines and the whole come to. */
const totals: Effect = {
  async supply(tx, _desk, { merged, existing }) {
    const lines = asApproved(linesIn(merged), existing);
    const taxes = await taxesOf(
      tx,
      lines.flatMap(({ tax }) => (typeof tax === 'number' ? [tax] : [])),
    );
    const worths = lines.map(line => {
      const [net, code] = [worthOf(line, line['rate']), taxes.get(Number(line['tax']))];
      return { net, tax: code ? percentOf(net, rateOn(code, String(merged['order_date'])) ?? '0') : 0n };
    });
    const [net, tax] = [sum(worths.map(one => one.net)), sum(worths.map(one => one.tax))];
    return {
      items: lines.map((line, at) => ({
        ...line,
        net_amount: fromMinor(worths[at]?.net ?? 0n),
        tax_amount: fromMinor(worths[at]?.tax ?? 0n),
      })),
      net_amount: fromMinor(net),
      tax_amount: fromMinor(tax),
      amount: fromMinor(net + tax),
    };
  },
};

const asked = ['stock_item', 'rate', 'tax'] as const;

/** Of an order that the vendor has, what was received or billed stays as it is; the rest may still change. */
const receivedStays: Effect = {
  async check(tx, { entity, host }, merged) {
    const stored = typeof merged['id'] === 'number' ? await findStored(tx, entity, merged['id']) : undefined;
    if (stored?.['status'] !== 'confirmed') return [];
    const now = new Map(linesIn(merged).map((line, at) => [line['id'], { line, at }]));
    return linesIn(toWire(entity, stored, host, true))
      .filter(line => Number(line['received']) > 0)
      .flatMap(line => {
        const found = now.get(line['id']);
        if (!found) return [violation('items', 'line_received')];
        const name = asked.find(one => !isEqual(pick(found.line, [one]), pick(line, [one])));
        return name ? [violation(`items.${found.at}.${name}`, 'line_received')] : [];
      });
  },
};

/** No more of a request is ordered than it asks for. */
const withinRequest: Effect = {
  async check(tx, _desk, merged) {
    const lines = linesIn(merged).map((line, at) => ({ at, line: line['request_line'], quantity: line['quantity'] }));
    const of = lines.filter(({ line }) => typeof line === 'number');
    if (of.length === 0) return [];
    const { rows } = await tx.execute<{ at: number; open: number }>(sql`
      select given.at, line.quantity - coalesce((
        select sum(item.quantity - item.cancelled) from purchase_final_items as item
          join purchase_final on purchase_final.id = item.owner
        where item.request_line = line.id and item.owner <> ${Number(merged['id'] ?? 0)}
          and purchase_final.status <> 'cancelled'), 0)::int as open
      from jsonb_to_recordset(${JSON.stringify(of)}::jsonb) as given(at int, line int, quantity int)
        join purchase_request_items as line on line.id = given.line`);
    return rows.flatMap(({ at, open }) =>
      Number(lines[at]?.quantity) > open ? [violation(`items.${at}.quantity`, 'over_open', { open })] : [],
    );
  },
};

/** A request knows what of it is ordered. */
const tellsRequest: Effect = {
  async afterChange(tx, request, { before, after }) {
    const wanted = (after ?? before)?.['purchase_request'];
    if (typeof wanted === 'number') await keepRequest(tx, request, wanted);
  },
};

/** What belongs to purchases beside their records. */
export const purchaseEffects: readonly Effect[] = [
  lockedFields({
    open: 'draft',
    keeps: ['party', 'order_date', 'branch'],
    also: { closed: ['items', 'expected_on'], cancelled: ['items', 'expected_on'] },
    problem: 'purchase_stays',
  }),
  receivedStays,
  tradedWith('vendors', 'not_vendor'),
  withinRequest,
  numbered({ field: 'purchase_no', day: 'order_date', prefix: 'DRAFT' }),
  totals,
  tellsRequest,
];

/** What belongs to requests beside their records. */
export const requestEffects: readonly Effect[] = [
  lockedFields({
    open: 'draft',
    keeps: ['request_date', 'branch', 'items'],
    // Who was asked is told by what was sent; a purchase may name another vendor.
    also: { sent: ['party'], partially_converted: ['party'], converted: ['party'], closed: ['party'] },
    problem: 'purchase_stays',
  }),
  tradedWith('vendors', 'not_vendor'),
  numbered({ field: 'request_no', day: 'request_date', prefix: 'DRAFT' }),
  {
    async supply(_tx, _desk, { merged }) {
      return { amount: fromMinor(sum(linesIn(merged).map(line => worthOf(line, line['estimated_price'])))) };
    },
  },
];
