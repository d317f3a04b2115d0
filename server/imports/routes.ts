import { Hono } from 'hono';
import { z } from 'zod';
import { entityList } from '../../catalog/entities.ts';
import { MAX_IMPORT_ROWS } from '../../catalog/wire.ts';
import { demand } from '../crud/demand.ts';
import type { Env, Host } from '../host.ts';
import { Problem } from '../http/problem.ts';
import { readFields, sheet } from '../http/readBody.ts';
import { importRows } from './importRows.ts';

const shape = z.object({ entity: z.string(), rows: z.array(z.record(z.string(), z.unknown())).min(1), commit: z.boolean() });

/** Import of rows with a dry run: `commit: false` tells what would happen, line by line, and keeps nothing. */
export function importRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.post('/api/imports', async context => {
    const caller = context.get('caller');
    if (caller.id === null) throw new Problem(401, 'token_missing');
    const parsed = shape.safeParse(await readFields(context, sheet));
    const entity = entityList.find(one => parsed.success && one.name === parsed.data.entity);
    if (!parsed.success || !entity) throw new Problem(400, 'malformed');
    const { rows, commit } = parsed.data;
    if (rows.length > MAX_IMPORT_ROWS) throw new Problem(400, 'too_many_rows', { params: { max: MAX_IMPORT_ROWS } });
    const desk = { host, entity, caller };
    demand(desk, 'list');
    const report = await importRows(desk, { rows, commit, locale: context.get('locale') });
    return context.json(report, commit && report.totals.error > 0 ? 400 : 200);
  });
  return routes;
}
