import type { Principal } from '../../engine/access/access.ts';
import { holds } from '../../engine/access/holds.ts';
import { fiscalYearOf } from '../../engine/days/periods.ts';

/** Permission to post on days after the fiscal year that is under way, of which nobody has planned the books yet. */
export const BEYOND_FISCAL_YEAR = 'BEYOND_FISCAL_YEAR';

/** Last day on which somebody may post who means a day ahead; undefined where there is none. */
export const lastBookDay = (who: Principal, today: string, firstMonth: number): string | undefined =>
  holds(who, BEYOND_FISCAL_YEAR) ? undefined : fiscalYearOf(today, firstMonth).to;
