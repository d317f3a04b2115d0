import type { Violation } from '../../catalog/violation.ts';
import type { Reader } from './valueText.ts';

/** Params of a rule that name another field, which its reader knows by its word. */
const fieldParams: ReadonlySet<string> = new Set(['other', 'parent']);

/** What the text of a rule needs, with field names put into words. */
export const violationArgs = (
  params: Violation['params'] = {},
  translate: Reader['translate'],
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      fieldParams.has(key) ? translate(`fields.${value}`, { _: String(value) }) : value,
    ]),
  );
