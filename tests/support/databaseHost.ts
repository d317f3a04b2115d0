import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** The whole product as a process of its own, unless told otherwise on an embedded database with demo data. */
export interface HostProcess {
  readonly url: string;
  readonly pid: number;
  /** All that it has said, line by line. */
  readonly lines: readonly string[];
  /** What it has logged, one event each. */
  readonly events: readonly string[];
  /** Ends the host at once, as a crash would. */
  kill(): Promise<void>;
  /** Ends host and database at once, as a power cut would. */
  killAll(): Promise<void>;
  /** Asks it to stop, as Ctrl-C does; resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Resolves to its exit code once it has ended. */
  readonly ended: Promise<number | null>;
}

const READY = /^Rihla is ready: (\S+)/;
const logLine = z.object({ event: z.string() });

const eventOf = (line: string): string[] => {
  if (!line.startsWith('{')) return [];
  const parsed = logLine.safeParse(JSON.parse(line));
  return parsed.success ? [parsed.data.event] : [];
};

const isServed = (line: string): string | undefined => READY.exec(line)?.[1];

/** Starts the host on a free port and waits until it says that it is ready. `given` adds to its environment. */
export async function startHost(dataDir: string, given: Readonly<Record<string, string>> = {}): Promise<HostProcess> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...environment, DATA_DIR: dataDir, PORT: '0', DEMO: '1', LOG: '1', ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const [lines, events]: [string[], string[]] = [[], []];
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', line => {
      lines.push(line);
      events.push(...eventOf(line));
      const served = isServed(line);
      if (served) resolve(served);
    });
    void exited.then(([code]) => reject(new Error(`the host ended with ${String(code)}: ${complaints.join('')}`)));
  });

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    url,
    pid: child.pid ?? 0,
    lines,
    events,
    kill: async () => void (await end('SIGKILL')),
    async killAll() {
      const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    ended: exited.then(() => child.exitCode),
  };
}
