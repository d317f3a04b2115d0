import { uniq } from 'es-toolkit';
import { type RaRecord, useCanAccess, useGetMany, useGetOne, useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { isToldApart } from '#catalog/registry/marks.ts';
import { usePaperLink } from '#src/engine/documents/usePaperLink.ts';
import type { PaperReading } from '#src/engine/documents/PrintPage.tsx';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { marksIn } from '#src/engine/kinds/ref/marksIn.ts';
import { nameIn } from '#src/engine/kinds/ref/toldIn.ts';
import { askedBeside } from '#src/engine/kinds/ref/useLookUp.ts';
import { useMarkWords } from '#src/engine/kinds/ref/useMarkWords.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { useSite } from '#src/layout/useSite.ts';
import { withheldIn } from '../../bills/withheldIn.ts';
import { type BillOrigin, useBillOrigin } from './useBillOrigin.ts';
import type { DocumentName } from '../documents/accountsDocument.ts';
import { linesOf } from '../documents/linesOf.ts';
import { useTaxes } from '../../taxes/useTaxes.ts';
import type { Taxes } from '../../taxes/Taxes.ts';

const { ledger_account: ledger, party, sub_ledger_account: purpose, currency, tax_code: taxCode } = entities;

/** Gives the title of a record by its id: none without an id, its number where it may not be read. */
type TitleOf = (id: unknown) => readonly string[];

/** Everything that stands on a printed document, so that none is printed with a part of it missing. */
export interface PaperParts {
  readonly name: DocumentName;
  readonly record: RaRecord;
  readonly lines: readonly Line[];
  readonly titles: Readonly<Record<'ledger' | 'party' | 'purpose' | 'currency' | 'tax', TitleOf>> & {
    /** What a line of a bill is for: its own words, else those of its ledger. */
    billed(line: Line): readonly string[];
  };
  readonly taxes: Taxes;
  /** What made it, if it is a bill. */
  readonly origin: BillOrigin;
  /** Where it is verified; null of a draft. */
  readonly url: string | null;
}

const idsIn = (lines: readonly Line[], name: string): readonly number[] =>
  uniq(lines.map(line => line[name]).filter(id => typeof id === 'number'));

/** Titles of records by id; those that the reader may not read by the name that a record tells of them, else by number. */
export function useTitles(entity: Entity, ids: readonly number[], teller?: RaRecord) {
  const { canAccess, isPending: isAsked } = useCanAccess({ resource: entity.route, action: 'list' });
  const isOn = canAccess === true && ids.length > 0;
  const { data, error, refetch } = useGetMany(
    entity.route,
    { ids: [...ids], ...askedBeside(entity) },
    { enabled: isOn },
  );
  const { inShort } = useMarkWords();
  const found = new Map(
    (data ?? []).flatMap(record => (record ? [[record.id, titleOf(entity, record)] as const] : [])),
  );
  const titleIn = (id: unknown): readonly string[] =>
    typeof id === 'number' ? [found.get(id) ?? nameIn(teller, entity.name, id) ?? `#${id}`] : [];
  return {
    error,
    refetch,
    isKnown: !isAsked && (!isOn || data !== undefined),
    titleOf: titleIn,
    /** Type of a ledger, where it is told. */
    typeOf: (id: unknown): unknown => (data ?? []).find(record => record?.id === id)?.['ledger_type'],
    /** Whom a document names it says with kind and number: many are called alike. */
    namedOf(id: unknown): readonly string[] {
      const record = (data ?? []).find(one => one?.id === id);
      const marks = record && isToldApart(entity.name) ? marksIn(entity, record) : undefined;
      return [...titleIn(id), ...(marks ? [inShort(entity, marks)] : [])];
    },
  };
}

/** Fetches what a printed document says; there are no parts before there are all. */
export function usePaper(name: DocumentName, id: number): PaperReading<PaperParts> {
  const translate = useTranslate();
  const document = useGetOne(entities[name].route, { id });
  const { data: record } = document;
  const lines = linesOf(entities[name], record?.['items']);
  const ledgers = useTitles(ledger, idsIn(lines, 'ledger'));
  const parties = useTitles(party, idsIn([...lines, ...(record ? [record] : [])], 'party'), record);
  const purposes = useTitles(purpose, idsIn(lines, 'sub_ledger'));
  const currencies = useTitles(currency, record ? idsIn([record], 'currency') : []);
  const withheld = useTitles(taxCode, idsIn(record ? withheldIn(record).lines : [], 'tax'));
  const link = usePaperLink(name, record?.id);
  const made = useBillOrigin(name, record?.id);
  const taxes = useTaxes(idsIn(lines, 'tax').length > 0);
  const { title } = useSite();
  const asked = [document, ledgers, parties, purposes, currencies, withheld, taxes, link, made];
  const rest = {
    error: asked.find(one => one.error)?.error ?? null,
    retry: () => asked.forEach(one => one.error && void one.refetch()),
  };
  const isKnown =
    [ledgers, parties, purposes, currencies, withheld, made].every(one => one.isKnown) && taxes.taxes !== undefined;
  if (!record || !isKnown || title === null || link.url === undefined) return rest;
  const titles = {
    ledger: ledgers.titleOf,
    party: parties.namedOf,
    purpose: purposes.titleOf,
    currency: currencies.titleOf,
    tax: withheld.titleOf,
    billed({ details, ledger: id }: Line) {
      if (typeof details === 'string' && details !== '') return [details];
      // To a customer it is what is charged; the ledger is for the books.
      return ledgers.typeOf(id) === 'delivery_income' ? [translate('fields.delivery_charge')] : ledgers.titleOf(id);
    },
  };
  return { ...rest, parts: { name, record, lines, titles, taxes: taxes.taxes, url: link.url, origin: made.origin } };
}
