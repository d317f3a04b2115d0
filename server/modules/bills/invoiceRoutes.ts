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
import type { Host, RequestContext } from '../../engine/context/host.ts';
import { Problem } from '../../platform/problem.ts';

/** The document of a number, if the caller may know of it: others' numbers are as unknown as those of none. */
async function idOf(db: Database, { caller, entity }: RequestContext, number: unknown): Promise<number | undefined> {
  if (typeof number !== 'string' || number === '') return undefined;
  const table = tableOf(entity);
  const [found] = await selectFrom(db, entity, { id: columnOf(table, 'id') }).where(
    and(eq(columnOf(table, 'invoice_no'), number), withinScope({ caller, entity })),
  );
  return found && Number(found.id);
}

async function update(context: Context<Env>, request: RequestContext): Promise<Response> {
  const { invoice_no: number, ...given } = await readRecord(context, request.host, request.entity);
  const { body, ...why } = reasonIn(request.entity, given);
  const versions = expectedVersions(context);
  const wire = await inTransaction(request, async tx => {
    const id = await idOf(tx, request, number);
    if (id === undefined) throw new Problem(404, 'not_found');
    const found = toWire(request.entity, await existingOf(tx, request, id), request.host, true);
    const change = 'items' in body ? { ...body, items: withKept(body['items'], found['items']) } : body;
    return changedRecord(tx, request, await updateWithin(tx, request, id, { ...why, body: change, versions }));
  });
  return context.json({ data: { [request.entity.collection]: [wire] }, detail: `${String(number)} is updated` });
}

/** Calls of the family about vouchers and bills that name a document by its number (contract 3.5). */
export function invoiceRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  for (const name of invoiceNames) {
    const entity = entityNamed(name);
    for (const path of invoicePaths(name))
      routes.get(`${path}/:number`, async context => {
        const request = { host, entity, caller: context.get('caller') };
        demand(request, 'show');
        const number = context.req.param('number');
        const id = await idOf(host.db, request, number);
        if (id === undefined) return context.json({ detail: `${name} with invoice_no - ${number} doesn't exists` });
        const wire = toWire(entity, await existingOf(host.db, request, id, false), host, true);
        return context.json(await present(host.db, request, wire));
      });
    routes.put(`${mount(name)}/update`, context => {
      const request = { host, entity, caller: context.get('caller') };
      demand(request, 'edit');
      return update(context, request);
    });
  }
  return routes;
}
