const CHECK = /^(ALTER TABLE "[^"]+" ADD CONSTRAINT "[^"]+" CHECK .*?);?$/s;
const KEY = /^CREATE UNIQUE INDEX "([^"]+_key)" ON "([^"]+)"/;
const DROPPED = /^DROP INDEX (?=")/;

/**
 * Statements of a migration that no record of an existing table can make fail. A new CHECK asks only what is written
 * from now on; the index of a new key is made at the start, once no two records share it (`server/db/holdRules.ts`).
 */
export function softened(statements: readonly string[]): string[] {
  const isNew = (table: string) => statements.some(one => one.startsWith(`CREATE TABLE "${table}"`));
  return statements.map(one => {
    const [, key, table = ''] = KEY.exec(one) ?? [];
    if (key && !isNew(table)) return `-- The index ${key} is made at the start, once no two records share it.`;
    return one.replace(CHECK, '$1 NOT VALID;').replace(DROPPED, 'DROP INDEX IF EXISTS ');
  });
}
