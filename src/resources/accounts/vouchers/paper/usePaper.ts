import { uniq } from 'es-toolkit';
import { HttpError, type RaRecord, useCanAccess, useGetMany, useGetOne } from 'react-admin';
import type { VoucherName } from '../../../../../catalog/accounts/vouchers.ts';
import type { Entity } from '../../../../../catalog/defineEntity.ts';
import { entities } from '../../../../../catalog/entities.ts';
import type { Line } from '../../../../kinds/lines/Column.ts';
import { titleOf } from '../../../../kinds/titleOf.ts';
import { useSite } from '../../../../layout/useSite.ts';
import { linesIn } from '../lines/lawLines.ts';
import type { PaperReading } from '../../../../documents/PrintPage.tsx';

const { ledger_account: ledger, party } = entities;

/** Everything that stands on a printed voucher, so that none is printed with a part of it missing. */
export interface PaperParts {
  readonly name: VoucherName;
  readonly record: RaRecord;
  readonly lines: readonly Line[];
  /** The account of a line: its ledger, and the party where one is named. */
  accountOf(line: Line): readonly string[];
}

const idsIn = (lines: readonly Line[], name: string): readonly number[] =>
  uniq(lines.map(line => line[name]).filter(id => typeof id === 'number'));

/** Titles of records by id, those that the reader may not read by number. */
function useTitles(entity: Entity, ids: readonly number[]) {
  const { canAccess, isPending: isAsked } = useCanAccess({ resource: entity.route, action: 'list' });
  const isOn = canAccess === true && ids.length > 0;
  const { data, error, refetch } = useGetMany(entity.route, { ids: [...ids] }, { enabled: isOn });
  const found = new Map(
    (data ?? []).flatMap(record => (record ? [[record.id, titleOf(entity, record)] as const] : [])),
  );
  return {
    error,
    refetch,
    isKnown: !isAsked && (!isOn || data !== undefined),
    titleOf: (id: unknown): readonly string[] => (typeof id === 'number' ? [found.get(id) ?? `#${id}`] : []),
  };
}

/** Fetches what a printed voucher says; there are no parts before there are all. */
export function usePaper(name: VoucherName, id: number): PaperReading<PaperParts> {
  const voucher = useGetOne(entities[name].route, { id });
  const { data: record } = voucher;
  const lines = linesIn(record?.['items']);
  const ledgers = useTitles(ledger, idsIn(lines, 'ledger'));
  const parties = useTitles(party, idsIn(lines, 'party'));
  const { title } = useSite();
  const asked = [voucher, ledgers, parties];
  const rest = {
    error: asked.find(one => one.error)?.error ?? null,
    isUnknown: voucher.error instanceof HttpError && voucher.error.status === 404,
    retry: () => asked.forEach(one => one.error && void one.refetch()),
  };
  if (!record || !ledgers.isKnown || !parties.isKnown || title === null) return rest;
  const accountOf = (line: Line) => [...ledgers.titleOf(line['ledger']), ...parties.titleOf(line['party'])];
  return { ...rest, parts: { name, record, lines, accountOf } };
}
