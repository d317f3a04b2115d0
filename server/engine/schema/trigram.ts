import pg from 'pg';
import type { Host } from '../context/host.ts';

const EXTENSION = 'pg_trgm';

const findSchema = `
  select quote_ident(n.nspname) as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = $1`;

/** Those without it alone: even an index that is there would be asked for behind whoever writes to its table. */
const findTables = `
  select quote_ident(table_name) as quoted, quote_ident(table_name || '_search_text_trgm') as index
  from information_schema.columns
  where table_schema = 'public' and column_name = 'search_text'
    and to_regclass('public.' || quote_ident(table_name || '_search_text_trgm')) is null
  order by table_name`;

async function schemaOfExtension(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ schema: string }>(findSchema, [EXTENSION]);
  return rows[0]?.schema;
}

/** A managed PostgreSQL may not offer the extension, or not to this user: the search works without, only slower. */
async function createExtension(client: pg.ClientBase, log: Host['log']): Promise<void> {
  try {
    await client.query(`create extension if not exists ${EXTENSION}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    log({ level: 'warn', event: 'search not indexed', reason: error.message });
  }
}

/** Gives every `search_text` column the trigram index by which a search for a part of a word is fast. */
export async function indexSearchText(client: pg.ClientBase, log: Host['log']): Promise<void> {
  if (!(await schemaOfExtension(client))) await createExtension(client, log);
  const schema = await schemaOfExtension(client);
  if (!schema) return;
  const { rows } = await client.query<{ quoted: string; index: string }>(findTables);
  for (const { quoted, index } of rows) {
    await client.query(
      `create index if not exists ${index} on public.${quoted} using gin (search_text ${schema}.gin_trgm_ops)`,
    );
  }
}
