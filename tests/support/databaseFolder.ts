import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, statfs } from 'node:fs/promises';
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
  readonly inMemory: boolean;
  /** Ends the embedded server below it, if one still runs, and removes the folder. */
  release(): Promise<void>;
}

const MEMORY = '/dev/shm';
/** Bytes that a run takes at most, with room to spare. */
const ENOUGH = 2 * 1024 ** 3;

/** Where there is enough memory, a copy of a database takes a twentieth of the time that it takes on a disk. */
async function parent(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => null);
  return memory !== null && memory.bavail * memory.bsize >= ENOUGH ? MEMORY : tmpdir();
}

/** A folder for an embedded database that does not outlive the test run, not even a killed one. */
export async function dataFolder(): Promise<DataFolder> {
  const above = await parent();
  const path = await mkdtemp(join(above, 'rihla-test-'));
  const guard = spawn('sh', ['-c', guardian, path], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  const over = once(guard, 'exit');
  return {
    path,
    inMemory: above === MEMORY,
    async release() {
      guard.stdin.end();
      await over;
    },
  };
}
