// oxlint-disable-next-line no-restricted-imports -- the one place that hides what the package adds.
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

/*
 * The package adds members to every array, which show up in `for … in`: pdf.js refuses to work beside such.
 * The test files of a project share one process, so what it adds is hidden from enumeration.
 */
for (const name of Object.keys(Array.prototype)) {
  Reflect.defineProperty(Array.prototype, name, { enumerable: false });
}

export { generateDrizzleJson, generateMigration };
