/**
 * `npm run dev`: the host, restarted when its sources change, and the front end with hot replacement in front of it.
 */
import { join } from 'node:path';
import { root } from './project.mjs';
import { run } from './run.mjs';
import { setUp } from './setUp.mjs';

/** What belongs to the host; every other path is the front end's. */
const calls = '^/(\\w+/api/v1|api|media|openapi\\.json|healthz)(/|$|\\?)';
const port = process.env.PORT ?? '3000';

await setUp();
const { createServer } = await import('vite');
const server = await createServer({
  root,
  server: { port: 5173, proxy: { [calls]: { target: `http://127.0.0.1:${port}` } } },
});
await server.listen();
server.printUrls();
const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const code = await run(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/main.ts'], {
  PORT: port,
  LOG: '1',
});
await server.close();
process.exitCode = code;
