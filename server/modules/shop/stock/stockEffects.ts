import type { StockKindName } from '#catalog/shop/stock/stockDocuments.ts';
import { stockKinds } from '#catalog/shop/stock/stockDocuments.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { toWire } from '#server/engine/records/record.ts';
import { findStored } from '#server/engine/records/select.ts';
import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { isObject } from '#server/platform/http/isObject.ts';
import { numbered } from '#server/engine/numbering/numbered.ts';
import { openMonth } from '../../ledger/years/openMonth.ts';

const effectsOf = (
  kind: StockKindName,
  open: readonly string[] = ['draft'],
  keeps: readonly string[] = [],
): readonly Effect[] => [
  lockedFields({ open, keeps: [stockKinds[kind].day, 'branch', 'items', ...keeps], problem: 'stock_moved' }),
  openMonth(stockKinds[kind].day),
  numbered({ field: 'invoice_no', day: stockKinds[kind].day, prefix: 'DRAFT' }),
];

/** Items of a sheet, and what the books had of each. */
const frozenIn = (items: unknown) =>
  (Array.isArray(items) ? items.filter(isObject) : []).map(one =>
    JSON.stringify([one['stock_item'], one['expected'] ?? null]),
  );

/** What was frozen as a count began stays, until and after it is posted; of a draft nothing is frozen (rule K12). */
const frozen: Effect = {
  async check(tx, { entity, host }, merged) {
    const stored = typeof merged['id'] === 'number' ? await findStored(tx, entity, merged['id']) : undefined;
    if (stored?.['status'] !== 'counting') return [];
    const kept = toWire(entity, stored, host, true);
    const isSame = frozenIn(kept['items']).toSorted().join() === frozenIn(merged['items']).toSorted().join();
    return [
      ...(isSame ? [] : [violation('items', 'count_frozen')]),
      ...(kept['branch'] === merged['branch'] ? [] : [violation('branch', 'count_frozen')]),
    ];
  },
};

/** What belongs to the documents of the stock beside their records; those that are posted stay as they are. */
export const stockEffects = {
  opening_stock: effectsOf('opening_stock'),
  stock_adjustment: effectsOf('stock_adjustment', ['draft'], ['adjustment_reason']),
  stock_transfer: effectsOf('stock_transfer', ['draft'], ['to_branch']),
  stock_count: [...effectsOf('stock_count', ['draft', 'counting']), frozen],
};
