import { type RaRecord, useGetOne } from 'react-admin';
import { billFields } from '#catalog/bills/billFields.ts';
import { percentIn } from '#catalog/bills/billSums.ts';
import { netOf } from '#catalog/bills/lineAmounts.ts';
import type { BillName } from '#catalog/bills/bills.ts';
import type { BillFacts } from '#catalog/bills/paper/BillFacts.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { entities } from '#catalog/registry/entities.ts';
import { readTogether } from '#src/engine/documents/readTogether.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { textIn } from '#src/layout/site.ts';
import { documentNamed } from '../../ledger/documents/accountsDocument.ts';
import { amountOf } from '../../ledger/documents/amounts.ts';
import { linesOf } from '../../ledger/documents/linesOf.ts';
import { idsIn, useTitles } from '../../ledger/paper/useTitles.ts';
import type { Taxes } from '../../taxes/Taxes.ts';
import { useTaxes } from '../../taxes/useTaxes.ts';
import { billed, dayText, totalsIn } from '../lines/billLines.ts';
import { withheldIn } from '../withheldIn.ts';
import type { FactsReading } from '../../papers/PaperInstead.tsx';
import { useBillOrigin } from './useBillOrigin.ts';

const { ledger_account: ledger, party, sub_ledger_account: purpose, currency, tax_code: taxCode } = entities;

/** A number with the places that the host gives it. */
const figure = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const decimal = (value: unknown): string => fromMinor(amountOf(value));

/** What a bill comes to. */
function sumsOf(lines: readonly Line[], taxes: Taxes, of: Parameters<typeof totalsIn>[2]): BillFacts['sums'] {
  const sums = totalsIn(lines, taxes, of);
  return {
    lines: fromMinor(sums.lines),
    net: fromMinor(sums.net),
    taxes: sums.taxes.map(({ percent, amount }) => ({ percent, amount: fromMinor(amount) })),
    total: fromMinor(sums.total),
  };
}

/** Whom it is for, as far as the reader may know of them. */
const sideOf = (name: string, record: RaRecord | undefined): BillFacts['party'] => ({
  name,
  address: textIn(record ?? {}, 'address'),
  phone: textIn(record ?? {}, 'phone'),
  email: textIn(record ?? {}, 'email'),
  numbers: [],
});

/** Reads what the paper of a bill says. */
export function useBillFacts(name: BillName, id: number): FactsReading<BillFacts> {
  const document = useGetOne(entities[name].route, { id });
  const { data: record } = document;
  const lines = linesOf(entities[name], record?.['items']);
  const own = record ? [record] : [];
  const withheld = record ? withheldIn(record).lines : [];
  const ledgers = useTitles(ledger, idsIn(lines, 'ledger'));
  const parties = useTitles(party, idsIn(own, 'party'), record);
  const purposes = useTitles(purpose, idsIn(lines, 'sub_ledger'));
  const currencies = useTitles(currency, idsIn(own, 'currency'));
  const withheldTaxes = useTitles(taxCode, idsIn(withheld, 'tax'));
  const made = useBillOrigin(name, record?.id);
  const told = useTaxes(idsIn(lines, 'tax').length > 0);
  const titles = [ledgers, parties, purposes, currencies, withheldTaxes, made];
  const rest = readTogether([document, told, ...titles]);
  const { taxes } = told;
  if (!record || !taxes || !titles.every(one => one.isKnown)) return rest;

  const day = dayText(record[documentNamed(name).day]);
  const number = textIn(record, 'ref_invoice_no');
  const [code] = currencies.titleOf(record['currency']);
  const factsOf = (line: Line): BillFacts['lines'][number] => {
    const one = billed(line, taxes);
    // To a customer it is what is charged; the ledger is for the books.
    const isDelivery = ledgers.recordOf(line['ledger'])?.['ledger_type'] === 'delivery_income';
    return {
      what: textIn(line, 'details') || (isDelivery ? null : ledgers.titleOf(line['ledger']).join(' ')),
      purpose: purposes.titleOf(line['sub_ledger']).join(' '),
      quantity: figure(line['quantity']),
      rate: fromMinor(one.rate),
      discount: fromMinor(one.discount),
      percent: percentIn(one, day),
      net: fromMinor(netOf(one)),
    };
  };
  const facts: BillFacts = {
    kind: name,
    status: billFields.status.options.find(state => state === record['status']) ?? 'issued',
    number: textIn(record, 'invoice_no'),
    day,
    due: textIn(record, 'due_date') || null,
    party: sideOf(parties.titleOf(record['party']).join(' '), parties.recordOf(record['party'])),
    origin: number === '' ? null : { of: made.origin, number },
    currency: code === undefined ? null : { code, rate: figure(record['exchange_rate']) },
    lines: lines.map(factsOf),
    sums: sumsOf(lines, taxes, { day, discount: record['discount'] }),
    outstanding: decimal(record['outstanding']),
    withheld: withheld.map(line => ({
      tax: withheldTaxes.titleOf(line['tax']).join(' '),
      base: decimal(line['base_amount']),
      percent: figure(line['percent']),
      amount: decimal(line['tax_amount']),
    })),
    details: textIn(record, 'details'),
  };
  return { ...rest, facts };
}
