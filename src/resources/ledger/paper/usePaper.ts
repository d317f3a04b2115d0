import { type RaRecord, useGetOne } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { usePaperLink } from '#src/engine/documents/usePaperLink.ts';
import type { PaperReading } from '#src/engine/documents/PrintPage.tsx';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { useSite } from '#src/layout/useSite.ts';
import type { VoucherName } from '../documents/accountsDocument.ts';
import { linesOf } from '../documents/linesOf.ts';
import { idsIn, useTitles } from './useTitles.ts';

/** Gives the title of a record by its id: none without an id, its number where it may not be read. */
type TitleOf = (id: unknown) => readonly string[];

/** Everything that stands on a printed voucher, so that none is printed with a part of it missing. */
export interface PaperParts {
  readonly name: VoucherName;
  readonly record: RaRecord;
  readonly lines: readonly Line[];
  readonly titles: Readonly<Record<'ledger' | 'party', TitleOf>>;
  /** Where it is verified; null of a draft. */
  readonly url: string | null;
}

/** Fetches what a printed voucher says; there are no parts before there are all. */
export function usePaper(name: VoucherName, id: number): PaperReading<PaperParts> {
  const document = useGetOne(entities[name].route, { id });
  const { data: record } = document;
  const lines = linesOf(entities[name], record?.['items']);
  const ledgers = useTitles(entities.ledger_account, idsIn(lines, 'ledger'));
  const parties = useTitles(entities.party, idsIn(lines, 'party'), record);
  const link = usePaperLink(name, record?.id);
  const { title } = useSite();
  const asked = [document, ledgers, parties, link];
  const rest = {
    error: asked.find(one => one.error)?.error ?? null,
    retry: () => asked.forEach(one => one.error && void one.refetch()),
  };
  if (!record || !ledgers.isKnown || !parties.isKnown || title === null || link.url === undefined) return rest;
  const titles = { ledger: ledgers.titleOf, party: parties.namedOf };
  return { ...rest, parts: { name, record, lines, titles, url: link.url } };
}
