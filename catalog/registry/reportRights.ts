import { allowed, type Principal } from '../engine/access/access.ts';
import type { Column, Report } from '../engine/defineReport.ts';
import { entityNamed } from './entities.ts';
import { mayRead } from '../engine/access/fieldRights.ts';
import type { Field } from '../engine/fields.ts';

/** Fields that a report tells of, which not everybody who lists its entities reads; each as its entity declares it. */
const guarded = ({ columns, parameters }: Report): Field[] =>
  [...Object.values<Column>(columns).map(({ field }) => field), ...Object.values(parameters)].filter(
    ({ readable }) => readable,
  );

/**
 * Whether somebody reads a report: whoever may list all that it is made of, and reads each field that it tells. A column
 * that is reckoned from such a field takes that field's `readable` over; of no entity's, it is an administrator's.
 */
export function mayReadReport(who: Principal, report: Report): boolean {
  const entities = report.reads.map(entityNamed);
  const reads = ({ readable }: Field): boolean => {
    const same = entities.flatMap(entity =>
      Object.entries(entity.fields).flatMap(([name, one]) => (one.readable === readable ? [{ entity, name }] : [])),
    );
    return same.length > 0 && same.every(({ entity, name }) => mayRead(who, entity, name));
  };
  return (
    entities.every(entity => allowed(who, entity, 'list')) && (who.role === 'admin' || guarded(report).every(reads))
  );
}
