import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { invoiceNames, invoicePaths } from '#catalog/bills/invoicePaths.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { mount } from '#catalog/engine/wire.ts';
import { changedRecord } from '../../engine/commands/changedRecord.ts';
import { existingOf, withinScope } from '../../engine/access/scope.ts';
import { present } from '../../engine/commands/present.ts';
import { expectedVersions, readRecord, reasonIn } from '../../engine/crud/body.ts';
import { demand } from '../../engine/crud/demand.ts';
import { toWire } from '../../engine/records/record.ts';
import { selectFrom } from '../../engine/records/select.ts';
import { withKept } from '../../engine/crud/withKept.ts';
import { inTransaction, updateWithin } from '../../engine/crud/write.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Env } from '../../platform/http/Env.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import type { Host, Desk } from '../../engine/context/host.ts';
import { Problem } from '../../platform/problem.ts';

/** The document of a number, if the caller may know of it: others' numbers are as unknown as those of none. */
async function idOf(db: Database, { caller, entity }: Desk, number: unknown): Promise<number | undefined> {
  if (typeof number !== 'string' || number === '') return undefined;
  const table = tableOf(entity);
  const [found] = await selectFrom(db, entity, { id: columnOf(table, 'id') }).where(
    and(eq(columnOf(table, 'invoice_no'), number), withinScope({ caller, entity })),
  );
  return found && Number(found.id);
}

async function update(context: Context<Env>, desk: Desk): Promise<Response> {
  const { invoice_no: number, ...given } = await readRecord(context, desk.host, desk.entity);
  const { body, ...why } = reasonIn(desk.entity, given);
  const versions = expectedVersions(context);
  const wire = await inTransaction(desk, async tx => {
    const id = await idOf(tx, desk, number);
    if (id === undefined) throw new Problem(404, 'not_found');
    const found = toWire(desk.entity, await existingOf(tx, desk, id), desk.host, true);
    const change = 'items' in body ? { ...body, items: withKept(body['items'], found['items']) } : body;
    return changedRecord(tx, desk, await updateWithin(tx, desk, id, { ...why, body: change, versions }));
  });
  return context.json({ data: { [desk.entity.collection]: [wire] }, detail: `${String(number)} is updated` });
}

/** Calls of the family about vouchers and bills that name a document by its number (contract 3.5). */
export function invoiceRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  for (const name of invoiceNames) {
    const entity = entityNamed(name);
    for (const path of invoicePaths(name))
      routes.get(`${path}/:number`, async context => {
        const desk = { host, entity, caller: context.get('caller') };
        demand(desk, 'show');
        const number = context.req.param('number');
        const id = await idOf(host.db, desk, number);
        if (id === undefined) return context.json({ detail: `${name} with invoice_no - ${number} doesn't exists` });
        const wire = toWire(entity, await existingOf(host.db, desk, id, false), host, true);
        return context.json(await present(host.db, desk, wire));
      });
    routes.put(`${mount(name)}/update`, context => {
      const desk = { host, entity, caller: context.get('caller') };
      demand(desk, 'edit');
      return update(context, desk);
    });
  }
  return routes;
}
