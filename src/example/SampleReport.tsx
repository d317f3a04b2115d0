import { mapValues } from 'es-toolkit';
import {
  ListContextProvider,
  type ListControllerResult,
  ResourceContextProvider,
  useList,
  useTranslate,
} from 'react-admin';
import type { Column, Report } from '../../catalog/engine/defineReport.ts';
import { reports } from '../../catalog/registry/reports.ts';
import type { ReportFoot } from '../dataProvider/reportCalls.ts';
import { ReportTable } from '../reports/frame/ReportTable.tsx';
import { sampleOf, sampleRecord, type Word } from './samples.ts';
import { useWord } from './useWord.ts';

const report: Report = reports.donations_by_cause;
const GROUP = report.groupBy ?? '';

/** A row of the report, and what three of them come to: `1 + 2 + 3`. */
function rowsOf(word: Word) {
  const fields = mapValues(report.columns, ({ field }: Column) => field);
  const totals = Object.fromEntries(
    Object.entries(report.columns)
      .filter(([, { total }]) => total === true)
      .map(([name, { field }]) => [name, sampleOf(field, 6, word)]),
  );
  const rows = [1, 2, 3].map(n => ({ ...sampleRecord(fields, n, word), [GROUP]: 1 }));
  return { rows, totals };
}

/** A report with one group, and its sums. */
export function SampleReport() {
  const translate = useTranslate();
  const { rows, totals } = rowsOf(useWord());
  const list = useList({ data: rows });
  const foot: ReportFoot = { totals, groups: [{ ...totals, [GROUP]: 1 }], asked: {} };
  // React-Admin leaves open what a list tells beside its records.
  const value = {
    ...list,
    meta: foot,
    defaultTitle: translate(`reports.titles.${report.name}`),
  } as unknown as ListControllerResult;
  return (
    <ResourceContextProvider value={report.route}>
      <ListContextProvider value={value}>
        <ReportTable />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
