import { uniq } from 'es-toolkit';
import { type RaRecord, useGetOne } from 'react-admin';
import { salarySheet } from '#catalog/payroll/salarySheet.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { PaperReading } from '../../engine/documents/PrintPage.tsx';
import { useSite } from '../../layout/useSite.ts';
import { useTitles } from '../ledger/paper/useTitles.ts';
import { type PaidLine, paidLines } from './payLines.ts';

/** A line of a sheet, and who it is for. */
export interface Earner extends PaidLine {
  readonly name: string;
}

export interface PayslipParts {
  readonly record: RaRecord;
  readonly earners: readonly Earner[];
}

/** Fetches a sheet and those on it; there are no parts before there are all. */
export function usePayslips(id: number): PaperReading<PayslipParts> {
  const sheet = useGetOne(salarySheet.route, { id });
  const { data: record } = sheet;
  const lines = paidLines(record?.['items']);
  const people = useTitles(entities.employee, uniq(lines.map(({ employee }) => employee)));
  const { title } = useSite();
  const asked = [sheet, people];
  const rest = {
    error: asked.find(({ error }) => error)?.error ?? null,
    retry: () => asked.forEach(one => one.error && void one.refetch()),
  };
  if (!record || title === null || !people.isKnown) return rest;
  const earners = lines.map(line => ({ ...line, name: people.titleOf(line.employee).join('') }));
  return { ...rest, parts: { record, earners } };
}
