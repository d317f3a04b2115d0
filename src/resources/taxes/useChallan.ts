import { type RaRecord, useGetMany, useGetOne } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import type { PaperReading } from '../../engine/documents/PrintPage.tsx';
import { readTogether } from '../../engine/documents/readTogether.ts';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { useSite } from '../../layout/useSite.ts';
import { useWithheldRows } from './useWithheldRows.ts';

const { withholding_challan: challan, party, tax_code: taxCode } = entities;

/** Everything that stands on the schedule of a deposit. */
export interface ChallanParts {
  readonly record: RaRecord;
  readonly tax: string;
  readonly rows: readonly RaRecord[];
  /** From whom it was withheld, by id. */
  readonly vendors: ReadonlyMap<number, RaRecord>;
}

/** Fetches what a deposit pays over; there are no parts before there are all. */
export function useChallan(id: number): PaperReading<ChallanParts> {
  const asked = useGetOne(challan.route, { id });
  const { data: record } = asked;
  const tax = useGetOne(taxCode.route, { id: Number(record?.['tax']) }, { enabled: record !== undefined });
  const rows = useWithheldRows('challan', id);
  const ids = [...new Set((rows.data ?? []).map(row => Number(row['party'])))];
  const vendors = useGetMany(party.route, { ids }, { enabled: ids.length > 0 });
  const { title } = useSite();
  const rest = readTogether([asked, tax, rows, vendors]);
  if (!record || !tax.data || !rows.data || (ids.length > 0 && !vendors.data) || title === null) return rest;
  const known = (vendors.data ?? []).filter((one): one is RaRecord => one !== undefined);
  return {
    ...rest,
    parts: {
      record,
      tax: titleOf(taxCode, tax.data),
      rows: rows.data,
      vendors: new Map(known.map(one => [Number(one.id), one])),
    },
  };
}
