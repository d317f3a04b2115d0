import { uniq } from 'es-toolkit';
import { type RaRecord, useGetOne } from 'react-admin';
import { expenseClaim } from '#catalog/payroll/expenseClaim.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { PaperReading } from '../../engine/documents/PrintPage.tsx';
import { readTogether } from '../../engine/documents/readTogether.ts';
import type { Line } from '../../engine/kinds/lines/Column.ts';
import { useSite } from '../../layout/useSite.ts';
import { linesOf } from '../ledger/documents/linesOf.ts';
import { useTitles } from '../ledger/paper/useTitles.ts';

/** Everything that stands on a printed claim. */
export interface ClaimParts {
  readonly record: RaRecord;
  readonly employee: string;
  readonly lines: readonly { readonly line: Line; readonly ledger: string }[];
}

/** Fetches what a printed claim says; there are no parts before there are all. */
export function useClaim(id: number): PaperReading<ClaimParts> {
  const claim = useGetOne(expenseClaim.route, { id });
  const { data: record } = claim;
  const lines = linesOf(expenseClaim, record?.['items']);
  const people = useTitles(entities.employee, record ? [Number(record['employee'])] : []);
  const ledgers = useTitles(entities.ledger_account, uniq(lines.map(({ ledger }) => Number(ledger))));
  const { title } = useSite();
  const rest = readTogether([claim, people, ledgers]);
  if (!record || title === null || !people.isKnown || !ledgers.isKnown) return rest;
  const parts = {
    record,
    employee: people.titleOf(record['employee']).join(''),
    lines: lines.map(line => ({ line, ledger: ledgers.titleOf(line['ledger']).join('') })),
  };
  return { ...rest, parts };
}
