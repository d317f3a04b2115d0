/** The API's description, linted and made into a client that compiles, with tools of their own in `tests/openapi`. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { npm, run } from './run.mjs';

const folder = join(root, 'tests', 'openapi');
const installed = join(folder, 'node_modules', '.package-lock.json');

const isInstalled = () =>
  existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;

/** Exit code of the first step that failed. */
export async function checkOpenApi() {
  const steps = [
    ...(isInstalled() ? [] : [() => npm('ci', '--prefix', folder, '--no-audit', '--no-fund')]),
    () => run(process.execPath, [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), join(folder, 'write.ts')]),
    ...['lint', 'generate', 'compile'].map(script => () => npm('run', script, '--prefix', folder)),
  ];
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
}
