const CHECK = /^(ALTER TABLE "[^"]+" ADD CONSTRAINT "[^"]+" CHECK .*?);?$/s;
const KEY = /^CREATE UNIQUE INDEX "([^"]+_key)" ON "([^"]+)"/;
const ADDED = /^ALTER TABLE "[^"]+" ADD COLUMN /;
const GENERATED = / GENERATED ALWAYS AS \(/;
const DROPPED = /^DROP INDEX (?=")/;

/** Columns that are made from others come after the others, which may be as new as they are. */
function generatedLast(statements: readonly string[]): string[] {
  const isLate = (one: string) => ADDED.test(one) && GENERATED.test(one);
  const late = statements.filter(isLate);
  const rest = statements.filter(one => !isLate(one));
  const at = rest.findLastIndex(one => ADDED.test(one)) + 1;
  return at === 0 ? [...statements] : [...rest.slice(0, at), ...late, ...rest.slice(at)];
}

/**
 * Statements of a migration that no record of an existing table can make fail. A new CHECK asks only what is written
 * from now on; the index of a new key is made at the start, once no two records share it (`server/engine/schema/enforceRules.ts`).
 */
export function safeMigration(statements: readonly string[]): string[] {
  const isNew = (table: string) => statements.some(one => one.startsWith(`CREATE TABLE "${table}"`));
  return generatedLast(statements).map(one => {
    const [, key, table = ''] = KEY.exec(one) ?? [];
    if (key && !isNew(table)) return `-- The index ${key} is made at the start, once no two records share it.`;
    return one.replace(CHECK, '$1 NOT VALID;').replace(DROPPED, 'DROP INDEX IF EXISTS ');
  });
}
