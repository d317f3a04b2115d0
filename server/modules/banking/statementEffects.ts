import { sql } from 'drizzle-orm';
import { isEqual, pick } from 'es-toolkit';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Effect } from '../../engine/context/host.ts';
import { lockedFields } from '../../engine/effects/lockedFields.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { findStored } from '../../engine/records/select.ts';
import { standing } from './statementRecord.ts';
import { ledgerFaults } from './statementHandlers.ts';

/** What a match rests on. */
const kept = ['line_date', 'money_in', 'money_out'];
const linesIn = (items: unknown) => (Array.isArray(items) ? items.filter(isObject) : []);

const ofBank: Effect = {
  check: async (tx, _desk, { status, ledger }) =>
    (status ?? 'draft') === 'draft' && typeof ledger === 'number' ? ledgerFaults(tx, ledger) : [],
};

/** While anything is matched, its account stays, and so does what the matched lines say of the money. */
const keepsMatched: Effect = {
  async check(tx, { entity }, merged) {
    const id = merged['id'];
    const stored = typeof id === 'number' ? await findStored(tx, entity, id) : undefined;
    if (!stored || stored['status'] !== 'draft') return [];
    const { rows } = await tx.execute<{ line: number | null }>(sql`
      select distinct line from ${standing} where statement = ${Number(id)}`);
    if (rows.length === 0) return [];
    const moved = ['ledger', 'branch'].filter(name => (stored[name] ?? null) !== (merged[name] ?? null));
    const [before, after] = [stored, merged].map(one => new Map(linesIn(one['items']).map(line => [line['id'], line])));
    const changed = rows.some(
      ({ line }) => line !== null && !isEqual(pick(before?.get(line) ?? {}, kept), pick(after?.get(line) ?? {}, kept)),
    );
    return [
      ...moved.map(name => violation(name, 'line_matched')),
      ...(changed ? [violation('items', 'line_matched')] : []),
    ];
  },
};

/** What belongs to statements beside their records; those that are finished stay as they are. */
export const statementEffects: readonly Effect[] = [
  lockedFields({
    open: 'draft',
    keeps: ['ledger', 'branch', 'starts_on', 'ends_on', 'opening_amount', 'closing_amount', 'items'],
    problem: 'use_reopen',
  }),
  ofBank,
  keepsMatched,
];
