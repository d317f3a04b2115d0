/** `npm start`: installs and builds what is missing, then runs the product in this process. Needs nothing but Node. */
import { build } from './build.mjs';
import { setUp } from './setUp.mjs';

/** npm and the shell between pass on no SIGTERM; without this the host would outlive them and keep its port. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

await setUp();
await build();
if (process.env.npm_lifecycle_event) endWithParent();
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import('../build/host/main.js');
