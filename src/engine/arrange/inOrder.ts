import type { RaRecord } from 'react-admin';

const placeOf = (record: RaRecord, field: string): number => {
  const value: unknown = record[field];
  return typeof value === 'number' ? value : Number.POSITIVE_INFINITY;
};

/** Records as the office has put them; those without a place last, the oldest first. */
export const inOrder = (records: readonly RaRecord[], field: string): RaRecord[] =>
  records.toSorted((a, b) => {
    const [one, other] = [placeOf(a, field), placeOf(b, field)];
    return one === other ? Number(a.id) - Number(b.id) : one - other;
  });

/** The places that change when the records stand in this order; counted from one. */
export const newPlaces = (records: readonly RaRecord[], field: string): RecordPlace[] =>
  records.flatMap((record, index) =>
    record[field] === index + 1 ? [] : [{ id: Number(record.id), position: index + 1 }],
  );

/** Where a record shall stand. */
export interface RecordPlace {
  readonly id: number;
  readonly position: number;
  /** The record above it, where the entity has such; null at the top. */
  readonly parent?: number | null;
}
