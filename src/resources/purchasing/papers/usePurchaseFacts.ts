import { useQuery } from '@tanstack/react-query';
import { omit } from 'es-toolkit';
import { HttpError, type RaRecord, useDataProvider } from 'react-admin';
import { mount } from '#catalog/engine/wire.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import type { SideFacts } from '#catalog/engine/papers/PaperFacts.ts';
import {
  type PurchaseFacts,
  type PurchaseLineFacts,
  type PurchasingName,
  standingOf,
} from '#catalog/purchasing/paper/PurchaseFacts.ts';
import { taxSumsOf } from '#catalog/purchasing/paper/taxSumsOf.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { readTogether } from '#src/engine/documents/readTogether.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { textIn } from '#src/layout/site.ts';
import { amountOf } from '../../ledger/documents/amounts.ts';
import { useTitles } from '../../ledger/paper/useTitles.ts';
import type { FactsReading } from '../../papers/PaperInstead.tsx';

/** The call that tells all of a printed document, and under which names it tells the parts of it. */
const readings = {
  purchase_request: {
    call: 'get_invoice_by_purchase_request_id',
    lines: 'purchase_req_items',
    number: 'request_no',
    day: 'request_date',
    expected: 'needed_by',
    price: 'estimated_price',
  },
  purchase_final: {
    call: 'get_invoice_by_purchase_final_id',
    lines: 'purchase_final_items',
    number: 'purchase_no',
    day: 'order_date',
    expected: 'expected_on',
    price: 'rate',
  },
} as const satisfies Readonly<Record<PurchasingName, object>>;

type Told = Readonly<Record<string, unknown>>;

interface Answer extends RaRecord {
  /** Absent where its reader may see none. */
  readonly vendor?: Told | null;
}

/** What a record refers to by a field, as a list of none or one. */
const idIn = (record: Told | null | undefined, field: string): number[] =>
  typeof record?.[field] === 'number' ? [record[field]] : [];

const decimal = (value: unknown): string => fromMinor(amountOf(value));

/** Whom it is written to, with where they are, as far as its reader may know. */
const vendorSide = (vendor: Told, city: string): SideFacts => ({
  name: (vendor['is_company'] === true && textIn(vendor, 'company_name')) || textIn(vendor, 'name'),
  address: [
    ...['street_address_one', 'street_address_two'].map(field => textIn(vendor, field)),
    [city, textIn(vendor, 'postal_code')].filter(Boolean).join(' '),
  ].join('\n'),
  phone: textIn(vendor, 'phone'),
  email: textIn(vendor, 'email'),
  numbers: [],
});

const nobody: Omit<SideFacts, 'name'> = { address: '', phone: '', email: '', numbers: [] };

function lineOf(name: PurchasingName, line: Line): PurchaseLineFacts & { readonly tax: string } {
  const { stock_item: item, stock_item_name: called, quantity } = line;
  const price = amountOf(line[readings[name].price]);
  return {
    what: typeof called === 'string' ? called : `#${String(item)}`,
    note: textIn(line, 'note'),
    quantity: String(quantity),
    price: fromMinor(price),
    percent: null,
    net: name === 'purchase_final' ? decimal(line['net_amount']) : fromMinor(price * BigInt(Number(quantity ?? 0))),
    tax: decimal(line['tax_amount']),
  };
}

interface PurchaseFactsState extends FactsReading<PurchaseFacts> {
  /** There is no such document, so that asking again is of no use. */
  readonly isUnknown: boolean;
}

/** Reads what a printed document of purchasing says. */
export function usePurchaseFacts(name: PurchasingName, id: string): PurchaseFactsState {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { call, lines: linesAt, number, day, expected } = readings[name];
  const document = useQuery({
    queryKey: [entities[name].route, 'paper', id],
    queryFn: async () => dataProvider.ask<Answer>(`${mount(name)}/${call}/${encodeURIComponent(id)}`),
  });
  const { data: record } = document;
  const branches = useTitles(entities.branch, idIn(record, 'branch'));
  const cities = useTitles(entities.city, idIn(record?.vendor, 'city'));
  const requests = useTitles(entities.purchase_request, idIn(record, 'purchase_request'));
  const titles = [branches, cities, requests];
  const rest = {
    ...readTogether([document, ...titles]),
    isUnknown: document.error instanceof HttpError && document.error.status === 404,
  };
  if (!record || !titles.every(({ isKnown }) => isKnown)) return rest;
  const told: unknown = record[linesAt];
  const items = Array.isArray(told) ? (told as readonly Line[]) : [];
  const lines = items.map(line => lineOf(name, line));
  const request = requests.titleOf(record['purchase_request']).join('');
  const vendor = record.vendor
    ? vendorSide(record.vendor, cities.titleOf(record.vendor['city']).join(''))
    : { ...nobody, name: `#${String(record['party'])}` };
  const facts: PurchaseFacts = {
    kind: name,
    standing: standingOf(name, {
      status: record['status'],
      // A host that tells of no approval asks for none.
      items: items.filter(line => 'approved_rate' in line),
    }),
    number: textIn(record, number),
    day: textIn(record, day),
    expected: textIn(record, expected) || null,
    request: request || null,
    vendor: record['party'] ? vendor : null,
    branch: { ...nobody, name: branches.titleOf(record['branch']).join('') },
    lines: lines.map(line => omit(line, ['tax'])),
    sums: {
      net: decimal(record[name === 'purchase_final' ? 'net_amount' : 'amount']),
      taxes: taxSumsOf(lines),
      total: decimal(record['amount']),
    },
    details: textIn(record, 'details'),
  };
  return { ...rest, facts };
}
