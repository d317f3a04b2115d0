import { eq, max } from 'drizzle-orm';
import { uniqBy } from 'es-toolkit';
import { orderFieldOf } from '#catalog/engine/arranging.ts';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { lockRecords } from '../../engine/records/select.ts';
import { createWithin } from '../../engine/crud/write.ts';
import type { RequestContext } from '../../engine/context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import type { Owner } from '#catalog/registry/contentOwners.ts';
import { type PictureForm, nameAt } from './readPictures.ts';

/** The last place that is taken among an owner's pictures. Nobody else adds some until the transaction ends. */
async function lastPlace(tx: Database, { owner, images }: Owner, id: number): Promise<number> {
  await lockRecords(tx, owner, [id]);
  const table = tableOf(images);
  const [row] = await tx
    .select({ last: max(columnOf(table, orderFieldOf(images) ?? '')) })
    .from(table)
    .where(eq(columnOf(table, owner.name), id));
  return Number(row?.last ?? 0);
}

/** Creates one picture as a single create does; what is wrong with it bears the name of its own value in the form. */
async function add(
  tx: Database,
  request: RequestContext,
  { body, place, violations }: PictureForm,
): Promise<readonly Violation[]> {
  try {
    await createWithin(tx, request, body);
    return [];
  } catch (error) {
    if (!(error instanceof Problem) || !error.details.violations) throw error;
    const others = error.details.violations.filter(one => violations.every(known => known.field !== one.field));
    return [...violations, ...others].map(one => ({ ...one, field: nameAt(one.field, place) }));
  }
}

/**
 * Adds pictures to their owner after those that it has, all of them or none, and says all that is wrong at once. Gives
 * the owner's id.
 */
export async function addPictures(
  tx: Database,
  request: RequestContext,
  page: Owner,
  given: readonly PictureForm[],
): Promise<number> {
  const order = orderFieldOf(page.images) ?? '';
  const owner = parseValue(fieldOf(page.images, page.owner.name), given[0]?.body[page.owner.name]);
  const id = 'value' in owner ? Number(owner.value) : 0;
  const last = await lastPlace(tx, page, id);
  const found = await mapInOrder([...given.entries()], ([index, one]) =>
    add(tx, request, { ...one, body: { ...one.body, [order]: last + index + 1 } }),
  );
  refuse(uniqBy(found.flat(), one => one.field));
  return id;
}
