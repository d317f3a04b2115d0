import pg from 'pg';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityList } from '#catalog/registry/entities.ts';
import { lineEntities } from '#catalog/engine/lineRules.ts';
import { checksOf, keysOf } from '#catalog/engine/rules.ts';
import type { Host } from '../context/host.ts';
import { checkCondition, checkName, keyExpressions, keyName } from './rules.ts';

/** Most records that the log names of those which break one rule. */
const MOST = 20;
const BREAKS = new Set(['23505', '23514']);

interface Rule {
  readonly name: string;
  /** Makes the database hold the rule; fails while records break it. */
  readonly lock: string;
  /** Ids of records that break it. */
  readonly broken: string;
}

const keyRules = (entity: Entity): Rule[] =>
  keysOf(entity).map(key => {
    const [name, parts] = [keyName(entity, key), keyExpressions(entity, key)];
    const given = parts.map(part => `${part} is not null`).join(' and ');
    return {
      name,
      lock: `create unique index if not exists "${name}" on "${entity.name}" (${parts.join(', ')})`,
      broken: `select unnest(array_agg(id order by id)) as id from "${entity.name}" where ${given}
        group by ${parts.join(', ')} having count(*) > 1 order by 1 limit ${MOST}`,
    };
  });

const checkRules = (entity: Entity): Rule[] =>
  checksOf(entity).map(check => ({
    name: checkName(entity, check),
    lock: `alter table "${entity.name}" validate constraint "${checkName(entity, check)}"`,
    broken: `select id from "${entity.name}" where not (${checkCondition(check)}) order by id limit ${MOST}`,
  }));

const findHeld = `
  select conname as name from pg_constraint
  where contype = 'c' and convalidated and connamespace = 'public'::regnamespace
  union all
  select indexname from pg_indexes where schemaname = 'public'`;

/**
 * A migration brings a rule without asking what stands in the table already (`safeMigration`), so that no old record keeps
 * the host from starting. What can be held of all records is held from here on. The others are named in the log at each
 * start until they are mended; meanwhile a CHECK holds for whatever is written, and a key by the host's own look.
 */
export async function enforceRules(client: pg.ClientBase, log: Host['log']): Promise<void> {
  const { rows: found } = await client.query<{ name: string }>(findHeld);
  const held = new Set(found.map(({ name }) => name));
  const holders = entityList.flatMap(one => [one, ...lineEntities(one).map(({ line }) => line)]);
  for (const rule of holders.flatMap(one => [...keyRules(one), ...checkRules(one)])) {
    if (held.has(rule.name)) continue;
    try {
      await client.query(rule.lock);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !BREAKS.has(error.code ?? '')) throw error;
      const { rows } = await client.query<{ id: number }>(rule.broken);
      log({ level: 'warn', event: 'records break a rule', rule: rule.name, records: rows.map(({ id }) => id) });
    }
  }
}
