import type { ReportRow } from '#catalog/engine/defineReport.ts';

/** An item of which pieces lack. */
export interface Lacking {
  /** From whom its product is bought. */
  readonly vendor: number | null;
  readonly item: number;
  readonly available: number;
  readonly level: number;
  /** Pieces that are on order. */
  readonly coming: number;
  readonly lacks: number;
}

/** Items of a page of the report that lack beyond what is on order. */
export const lackingIn = (rows: readonly ReportRow[]): Lacking[] =>
  rows
    .map(row => ({
      vendor: typeof row['vendor'] === 'number' ? row['vendor'] : null,
      item: Number(row['stock_item']),
      available: Number(row['available']),
      level: Number(row['reorder_level']),
      coming: Number(row['on_order']),
      lacks: Number(row['to_order']),
    }))
    .filter(({ lacks }) => lacks > 0);
