import type { Office } from './officeOn.ts';

/** Changes the database behind the back of everything that guards it, as somebody at its prompt could. */
export async function tamper({ pool }: Pick<Office, 'pool'>, ...statements: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}
