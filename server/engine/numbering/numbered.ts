import { dayIn } from '#catalog/engine/days/days.ts';
import type { Effect, RequestContext } from '../context/host.ts';
import type { Values } from '../context/values.ts';
import { freeNumbers } from './freeNumbers.ts';

interface Numbering {
  /** Field that takes the number. */
  readonly field: string;
  /** Field with the document's day; without one, the day on which it is entered. */
  readonly day?: string;
  readonly prefix: string;
  /** Also where many are made at once: what is entered into the books by its number cannot wait for it. */
  readonly atOnce?: boolean;
}

const dayOf = ({ day }: Numbering, { host }: Pick<RequestContext, 'host'>, record: Values): string =>
  day === undefined ? dayIn(host.timeZone, host.clock()) : String(record[day]);

/** A number that whoever enters the record may bring themselves. */
const isBrought = ({ entity }: RequestContext, field: string, record: Values): boolean =>
  !entity.fields[field]?.readOnly && Boolean(record[field]);

/**
 * Gives each new record the next number of its series, unless it brings one of its own. Where many are made at once,
 * they have their numbers at the end, all together, so that nobody else waits for a number as long as that takes.
 */
export const numbered = (numbering: Numbering): Effect => {
  const { field, prefix, atOnce = false } = numbering;
  return {
    async supply(tx, request, { merged, existing }) {
      if (existing || isBrought(request, field, merged) || (request.unnumbered && !atOnce)) return {};
      const day = dayOf(numbering, request, merged);
      const [number] = await freeNumbers(tx, { entity: request.entity, field, prefix, day }, 1);
      return { [field]: number };
    },
    async afterChange(_tx, request, { before, after }) {
      const { entity, unnumbered } = request;
      if (before || !after || isBrought(request, field, after) || !unnumbered || atOnce) return;
      const day = dayOf(numbering, request, after);
      unnumbered.push({ entity, record: Number(after['id']), field, prefix, day });
    },
  };
};
