import { uniq } from 'es-toolkit';
import { useGetOne } from 'react-admin';
import { salarySheet } from '#catalog/payroll/salarySheet.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useTitles } from '../ledger/paper/useTitles.ts';
import { paidLines } from './payLines.ts';

/** A line of a sheet, by its id, and who it is for. */
export interface Earner {
  readonly id: number;
  readonly name: string;
}

/** Those on a sheet, as far as the reader may know of them; nobody before all of them are there. */
export function useEarners(id: number): readonly Earner[] {
  const { data: record } = useGetOne(salarySheet.route, { id });
  const lines = paidLines(record?.['items']);
  const people = useTitles(entities.employee, uniq(lines.map(({ employee }) => employee)));
  if (!people.isKnown) return [];
  return lines.map(line => ({ id: line.id, name: people.titleOf(line.employee).join('') }));
}
