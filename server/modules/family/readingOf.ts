import { pick } from 'es-toolkit';
import { existingOf } from '../../engine/access/scope.ts';
import { present } from '../../engine/commands/present.ts';
import { demand } from '../../engine/crud/demand.ts';
import { toWire } from '../../engine/records/record.ts';
import type { Wire } from '../../engine/context/values.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { RequestContext } from '../../engine/context/host.ts';
import type { Reading } from './FamilyHandler.ts';

/** Finds what stands beside a record; undefined for whoever may not see it. */
export type Beside = (request: RequestContext, record: Wire) => Promise<unknown>;

const keysOf = <K extends string>(one: Readonly<Partial<Record<K, unknown>>>): K[] => Object.keys(one) as K[];

/** Reads a record as its own call tells it, with those of its parts beside it that a call is to have. */
export const readingOf =
  <K extends string>(parts: Readonly<Record<K, Beside>>) =>
  (beside: Readonly<Partial<Record<K, unknown>>>): Reading => ({
    admits: request => demand(request, 'show'),
    async read(request, { id }) {
      const { host, entity } = request;
      const found = await existingOf(host.db, request, id, false);
      const record = await present(host.db, request, toWire(entity, found, host, true));
      const told = await mapInOrder(Object.entries<Beside>(pick(parts, keysOf(beside))), async ([name, part]) => [
        name,
        await part(request, record),
      ]);
      return { ...record, ...Object.fromEntries(told) };
    },
  });
