import { HttpError, type RaRecord, useGetMany, useGetOne } from 'react-admin';
import { salarySheet } from '../../../../catalog/accounts/payroll/salarySheet.ts';
import { entities } from '../../../../catalog/entities.ts';
import type { PaperReading } from '../../../documents/PrintPage.tsx';
import { titleOf } from '../../../kinds/titleOf.ts';
import { useSite } from '../../../layout/useSite.ts';
import { type PaidLine, paidLines } from './payLines.ts';

const { employee } = entities;

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
  const people = useGetMany(employee.route, { ids: lines.map(one => one.employee) }, { enabled: lines.length > 0 });
  const { title } = useSite();
  const asked = [sheet, people];
  const rest = {
    error: asked.find(({ error }) => error)?.error ?? null,
    isUnknown: sheet.error instanceof HttpError && sheet.error.status === 404,
    retry: () => asked.forEach(one => one.error && void one.refetch()),
  };
  if (!record || title === null || (lines.length > 0 && !people.data)) return rest;
  const earners = lines.map(line => {
    const found = people.data?.find(one => one?.id === line.employee);
    return { ...line, name: found ? titleOf(employee, found) : `#${line.employee}` };
  });
  return { ...rest, parts: { record, earners } };
}
