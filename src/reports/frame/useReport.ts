import { pickBy } from 'es-toolkit';
import { type RaRecord, useListContext, useResourceContext, useTranslate } from 'react-admin';
import { asAsked, lastDayKey } from '#catalog/engine/comparison.ts';
import type { Narrowing, Report, ReportRow } from '#catalog/engine/defineReport.ts';
import { reportAt } from '#catalog/registry/reports.ts';
import type { ReportFoot } from '../../dataProvider/reportCalls.ts';
import { isBlank } from '../../engine/kinds/blank.ts';

/** The report whose page is shown; a resource is named after its route. */
export function useReport(): Report {
  const route = useResourceContext() ?? '';
  const report = reportAt(route);
  if (!report) throw new Error(`no report has the route ${route}`);
  return report;
}

/** The same as it was asked for, where there is a list: compared with earlier days, it has more columns. */
export function useAskedReport(): Report {
  return asAsked(useReport(), useListContext().filterValues);
}

/** What a column is called: by a word of the reports, or of the field that it shares its name with. */
export function useColumnLabel(): (name: string) => string {
  const translate = useTranslate();
  const label = (name: string) => translate(`reports.columns.${name}`, { _: translate(`fields.${name}`, { _: name }) });
  return name => {
    const [, column, side] = /^(.+)_(before|change)$/.exec(name) ?? [];
    return column ? translate(`reports.compared.${side}`, { column: label(column) }) : label(name);
  };
}

interface Made {
  readonly rows: readonly (RaRecord & ReportRow)[];
  readonly foot: ReportFoot;
  /** What it was asked for, the day up to which it is made among it. */
  readonly asked: Narrowing;
}

/** The page of the report as the host has made it; undefined until then. */
export function useMade(): Made | undefined {
  const key = lastDayKey(useReport());
  const { data, meta } = useListContext();
  // React-Admin leaves open what a list tells beside its records; this is the host's answer.
  const foot = meta as ReportFoot | undefined;
  if (!data || !foot) return undefined;
  const asked = pickBy({ ...foot.asked }, value => !isBlank(value));
  const until = foot.as_of ?? foot.until;
  return { rows: data, foot, asked: key && until !== undefined ? { [key]: until, ...asked } : asked };
}
