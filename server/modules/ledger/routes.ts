import { Hono } from 'hono';
import { boundOf } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { date, type Field, refs } from '#catalog/engine/fields.ts';
import { parseValue, violationsOf } from '#catalog/engine/parse.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { existingOf } from '../../engine/access/scope.ts';
import { demand } from '../../engine/crud/demand.ts';
import { toWire } from '../../engine/records/record.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { statementOf } from '../banking/statementRecord.ts';
import { readReconciliation } from '../banking/readReconciliation.ts';
import { demandReach } from '../banking/statementHandlers.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { balancesOf } from './chart/balances.ts';
import { chartOf } from './chart/chart.ts';
import { closingOf } from './years/closingPreview.ts';
import { previewBackfill } from './backfill/findBackfill.ts';
import { readStatement } from '../bills/statement/readStatement.ts';
import { namesakesOf } from '../bills/settlement/namesakes.ts';
import { exportJournal } from './journal/exportJournal.ts';

/** Most ledgers that one call asks for. */
const MOST = 100;

const LEDGERS = refs('ledger_account');
const DAY = date();

/** A value of the call's query; 400 where it cannot be read. */
function asked(name: string, field: Field, raw: unknown): unknown {
  const parsed = parseValue(field, raw);
  refuse(violationsOf(name, parsed));
  return 'value' in parsed ? parsed.value : undefined;
}

/** Calls about the books beside the standard ones. */
export function accountsRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/accounts');
  routes.get('/chart', async context => {
    demand({ caller: context.get('caller'), entity: entities.ledger_account }, 'list');
    return context.json({ ledgers: await chartOf(host.db) });
  });
  routes.get('/balances', async context => {
    const caller = context.get('caller');
    demand({ caller, entity: entities.account_log }, 'list');
    const given = context.req.query('ledgers')?.split(',').filter(Boolean);
    if (given && given.length > MOST) refuse([violation('ledgers', 'too_many_values', { max: MOST })]);
    const ledgers = given && (asked('ledgers', LEDGERS, given) as readonly number[]);
    const day = (asked('day', DAY, context.req.query('day') ?? null) ?? undefined) as string | undefined;
    return context.json({ balances: await balancesOf(host.db, caller, { ledgers, day }) });
  });
  routes.get('/parties/:id/statement', async context => {
    const caller = context.get('caller');
    const view = { caller, entity: entities.party };
    demand(view, 'show');
    for (const entity of [entities.account_log, entities.open_item]) demand({ caller, entity }, 'list');
    const { id } = await existingOf(host.db, view, idIn(context), false);
    const [from, to] = ['log_date__gte', 'log_date__lte'].map(name => {
      const day = asked(name, DAY, context.req.query(name) ?? null);
      return typeof day === 'string' ? day : undefined;
    });
    if (from === undefined || to === undefined)
      return refuse([violation(from === undefined ? 'log_date__gte' : 'log_date__lte', 'required')]);
    return context.json(await readStatement(host.db, { host, caller }, { party: Number(id), from, to }));
  });
  routes.get('/parties/:id/namesakes', async context => {
    const caller = context.get('caller');
    const view = { caller, entity: entities.party };
    for (const entity of [entities.party, entities.open_item]) demand({ caller, entity }, 'list');
    const { id, name } = await existingOf(host.db, view, idIn(context), false);
    return context.json(await namesakesOf(host, caller, { id: Number(id), name: String(name) }));
  });
  routes.get('/fiscal_years/:id/closing', async context => {
    const caller = context.get('caller');
    demand({ caller, entity: entities.fiscal_year }, 'show');
    demand({ caller, entity: entities.account_log }, 'list');
    return context.json(await closingOf(host.db, caller, idIn(context)));
  });
  routes.get('/bank_statements/:id/reconciliation', async context => {
    const caller = context.get('caller');
    const view = { caller, entity: entities.bank_statement };
    demand(view, 'show');
    demand({ caller, entity: entities.account_log }, 'list');
    const statement = statementOf(
      toWire(view.entity, await existingOf(host.db, view, idIn(context), false), host, true),
    );
    demandReach({ caller }, statement);
    return context.json(await readReconciliation(host.db, statement));
  });
  routes.get('/older', async context => {
    const caller = context.get('caller');
    demand({ caller, entity: entities.book_setting }, 'show');
    demand({ caller, entity: entities.account_log }, 'list');
    // Sums of the whole agency are for whoever reads all of it.
    if (boundOf(caller) !== undefined) throw new Problem(403, 'permission_denied');
    return context.json({ older: await previewBackfill(host) });
  });
  routes.get('/journal', async context => exportJournal(host, context));
  return routes;
}
