import { pick } from 'es-toolkit';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Wire } from '../../engine/context/values.ts';
import type { RequestContext } from '../../engine/context/host.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { titlesOf } from '../../engine/access/titlesOf.ts';
import { manyBeside, oneBeside } from './besideRecord.ts';
import type { Beside } from './readingOf.ts';

const { general_setting, party, stock_item } = entities;

/** The lines of a document, each with the name of its item. */
export async function itemsOf({ host, caller }: RequestContext, { items }: Wire): Promise<Wire[]> {
  const lines = Array.isArray(items) ? items.filter(isObject) : [];
  const view = { caller, entity: stock_item };
  const names = await titlesOf(
    host.db,
    view,
    lines.map(line => line['stock_item']),
  );
  return lines.map(line => ({ ...line, stock_item_name: names.get(line['stock_item']) ?? null }));
}

/** The other side by the name of the books, with what their own record, of that kind, says of where they are. */
export const partnerOf =
  (kind: Entity, told: readonly string[]): Beside =>
  async (request, { party: id }) => {
    const found = await oneBeside(request, party, id);
    if (!found) return found;
    const person = found['source_type'] === 'user' ? await oneBeside(request, kind, found['source_id']) : undefined;
    return { ...pick(found, ['id', 'name', 'phone']), ...(person && pick(person, told)) };
  };

/** How the agency presents itself. */
export const issuerOf: Beside = async request =>
  (await manyBeside(request, general_setting, { ordering: '-id', size: '1' }))?.[0] ?? null;
