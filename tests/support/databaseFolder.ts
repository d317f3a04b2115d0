import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Waits until the run lets go, by intent or by being killed, then ends a server that is left and takes the folder away.
 */
const guardian = `
  cat > /dev/null
  find "$0" -name postmaster.pid | while read -r file; do
    pid=$(head -n 1 "$file")
    kill -QUIT "$pid"
    while kill -0 "$pid"; do sleep 0.1; done
  done
  rm -rf "$0"`;

export interface DataFolder {
  readonly path: string;
  /** Ends the embedded server below it, if one still runs, and removes the folder. */
  release(): Promise<void>;
}

/** A folder for an embedded database that does not outlive the test run, not even a killed one. */
export async function dataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'rihla-test-'));
  const guard = spawn('sh', ['-c', guardian, path], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  const over = once(guard, 'exit');
  return {
    path,
    async release() {
      guard.stdin.end();
      await over;
    },
  };
}
