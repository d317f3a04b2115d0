import { Hono } from 'hono';
import { type Entity, ownFields } from '../../catalog/engine/defineEntity.ts';
import { entities, entityNamed } from '../../catalog/registry/entities.ts';
import type { Fields } from '../../catalog/engine/fields.ts';
import { mount } from '../../catalog/engine/wire.ts';
import { entityRoutes } from '../../server/engine/rest/routes.ts';
import type { Table } from '../../server/engine/schema/Table.ts';
import { linesTable, tableOf } from '../../server/engine/schema/tables.ts';
import { failure } from '../../server/platform/http/failure.ts';
import type { Caller } from '../../server/platform/http/Caller.ts';
import type { Env } from '../../server/platform/http/Env.ts';
import { generateDrizzleJson, generateMigration } from './drizzleKit.ts';
import type { Office, Reply } from './office.ts';

const admin: Caller = { id: null, email: 'admin@rihla.example', role: 'admin', permissions: null, branch: null };

/** Tables of an entity that the catalogue does not have, and those that it refers to, which exist already. */
function tablesOf(entity: Entity): Record<string, Table> {
  const lines = ownFields(entity)
    .filter(([, field]) => field.lines)
    .map(([name]) => [`${entity.name}_${name}`, linesTable(entity, name)]);
  return { [entity.name]: tableOf(entity), ...Object.fromEntries(lines) };
}

const targetsOf = (entity: Entity): Record<string, Table> => {
  const fields = ownFields(entity).flatMap(([, field]) => [field, ...Object.values(field.lines ?? {})]);
  const names = new Set(fields.flatMap(({ target }) => target ?? []));
  return {
    user: tableOf(entities.user),
    ...Object.fromEntries([...names].map(name => [name, tableOf(entityNamed(name))])),
  };
};

/**
 * Calls of an entity made for a test, on the office's database: what the engine does with fields that no record has
 * yet.
 */
export async function openInvented<F extends Fields>(office: Office, invented: Entity<string, F>) {
  // An entity is only ever read through its field names, so the wider one may stand as the general type.
  const entity = invented as unknown as Entity;
  const known = generateDrizzleJson(targetsOf(entity));
  const statements = await generateMigration(
    known,
    generateDrizzleJson({ ...targetsOf(entity), ...tablesOf(entity) }, known.id),
  );
  for (const statement of statements) await office.host.db.execute(statement);
  const app = new Hono<Env>({ strict: false });
  app.use(async (context, next) => {
    context.set('caller', admin);
    context.set('locale', 'en');
    context.set('releases', []);
    await next();
  });
  app.onError(failure(office.host, app));
  app.route(mount(entity.name), entityRoutes(office.host, entity));
  return async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const isForm = body instanceof FormData;
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const reply = await app.request(path, {
      method,
      ...sent,
      headers: isForm ? {} : { 'content-type': 'application/json' },
    });
    return { status: reply.status, headers: reply.headers, body: await reply.json() };
  };
}
