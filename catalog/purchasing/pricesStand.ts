import type { Guard } from '../engine/defineCommand.ts';

interface Line {
  readonly rate: string;
  readonly approved_rate?: string | null;
  readonly request_line?: number | null;
}

const linesOf = ({ items }: Readonly<Record<string, unknown>>): readonly Line[] =>
  Array.isArray(items) ? (items as readonly Line[]) : [];

/**
 * A price that is not the one which was approved waits for an approval of its own (rule M5). A line of which none was
 * approved waits, too, where one has to be: in an order that the vendor has, or of what was requested.
 */
const isChanged = (record: Readonly<Record<string, unknown>>): boolean =>
  linesOf(record).some(({ rate, approved_rate: approved, request_line: requested }) =>
    typeof approved === 'string' ? approved !== rate : record['status'] !== 'draft' || typeof requested === 'number',
  );

export const pricesStand: Guard = { code: 'price_not_approved', holds: record => !isChanged(record) };
export const priceChanged: Guard = { code: 'no_price_changed', holds: isChanged };
