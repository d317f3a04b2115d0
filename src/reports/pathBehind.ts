import type { DrillDown } from '../../catalog/engine/defineReport.ts';
import { entityNamed } from '../../catalog/registry/entities.ts';
import { reportList } from '../../catalog/registry/reports.ts';
import { listPath } from '../engine/entity/listPath.ts';

/** The address of what stands behind a figure. */
export function pathBehind(behind: DrillDown): string {
  if ('record' in behind) return `/apps/${entityNamed(behind.record).route}/${behind.id}`;
  if ('page' in behind) return `/apps/${behind.page}`;
  if ('list' in behind) return listPath(entityNamed(behind.list), { filter: behind.filter });
  const report = reportList.find(({ name }) => name === behind.report);
  if (!report) throw new Error(`no report ${behind.report}`);
  return listPath(report, { filter: behind.filter });
}
