import { useQuery } from '@tanstack/react-query';
import { HttpError, type RaRecord, useDataProvider } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { mount } from '#catalog/engine/wire.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import type { PaperReading } from '#src/engine/documents/PrintPage.tsx';
import { usePaperLink } from '#src/engine/documents/usePaperLink.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { useSite } from '#src/layout/useSite.ts';
import { useTitles } from '../../ledger/paper/useTitles.ts';
import type { PurchasingName } from './purchasePaths.ts';

/** The call that tells all of a printed document, and under which name it tells the lines. */
const readings = {
  purchase_request: { call: 'get_invoice_by_purchase_request_id', lines: 'purchase_req_items' },
  purchase_final: { call: 'get_invoice_by_purchase_final_id', lines: 'purchase_final_items' },
} as const satisfies Readonly<Record<PurchasingName, object>>;

type PaperFacts = Readonly<Record<string, unknown>>;

interface Answer extends RaRecord {
  /** Absent where its reader may see none. */
  readonly vendor?: PaperFacts | null;
  readonly purchases?: readonly RaRecord[];
}

/** Everything that stands on a printed document, so that none is printed with a part of it missing. */
export interface PurchasingParts {
  readonly name: PurchasingName;
  readonly record: RaRecord;
  /** Each with `stock_item_name`; null where the item may not be read. */
  readonly lines: readonly Line[];
  /** Undefined where there is none, or its reader may see none. */
  readonly vendor: PaperFacts | undefined;
  /** Name, kind and number of whom it is written to. */
  readonly party: readonly string[];
  readonly city: string;
  readonly branch: string;
  /** Number of the request that a purchase was made of. */
  readonly request: string;
  /** The vendor's bills of a purchase. */
  readonly bills: readonly RaRecord[];
  /** Where it is verified; null as long as it is no document. */
  readonly url: string | null;
}

/** What a record refers to by a field, as a list of none or one. */
const idIn = (record: PaperFacts | null | undefined, field: string): number[] =>
  typeof record?.[field] === 'number' ? [record[field]] : [];

interface Reading extends PaperReading<PurchasingParts> {
  /** There is no such document, so that asking again is of no use. */
  readonly isUnknown: boolean;
}

/** Fetches what a printed document says; there are no parts before there are all. */
export function usePurchasingPaper(name: PurchasingName, id: string): Reading {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { call, lines } = readings[name];
  const document = useQuery({
    queryKey: [entities[name].route, 'paper', id],
    queryFn: async () => dataProvider.ask<Answer>(`${mount(name)}/${call}/${encodeURIComponent(id)}`),
  });
  const { data: record } = document;
  const branches = useTitles(entities.branch, idIn(record, 'branch'));
  const cities = useTitles(entities.city, idIn(record?.vendor, 'city'));
  const requests = useTitles(entities.purchase_request, idIn(record, 'purchase_request'));
  const parties = useTitles(entities.party, idIn(record, 'party'));
  const link = usePaperLink(name, record?.id);
  const { title } = useSite();
  const titles = [branches, cities, requests, parties];
  const asked = [document, ...titles, link];
  const rest = {
    error: asked.find(({ error }) => error)?.error ?? null,
    isUnknown: document.error instanceof HttpError && document.error.status === 404,
    retry: () => asked.forEach(one => one.error && void one.refetch()),
  };
  if (!record || title === null || link.url === undefined || !titles.every(({ isKnown }) => isKnown)) return rest;
  const told: unknown = record[lines];
  return {
    ...rest,
    parts: {
      name,
      record,
      lines: Array.isArray(told) ? told : [],
      vendor: record.vendor ?? undefined,
      party: parties.namedOf(record['party']),
      city: cities.titleOf(record.vendor?.['city']).join(''),
      branch: branches.titleOf(record['branch']).join(''),
      request: requests.titleOf(record['purchase_request']).join(''),
      bills: record.purchases ?? [],
      url: link.url,
    },
  };
}
