import { writeFile } from 'node:fs/promises';

const MB = 1024 * 1024;

/** Memory that this process holds, in megabytes. */
export const held = (): number => Math.round(process.memoryUsage.rss() / MB);

/** The memory that the host lets this process take, in megabytes. */
export const mostHeld = (): number => Number(process.argv[2]);

/** Answers the questions of the host that has started this process, and ends with it. */
export function answerHost(answer: (question: never) => Promise<unknown>): void {
  // Where the machine runs out of memory, Linux ends this process before the host or the database.
  writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
  // Ctrl-C reaches the whole group; the host still waits for an answer then.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  process.on('message', (question: unknown) => {
    void answer(question as never).then(done => process.send?.(done));
  });
  process.on('disconnect', () => process.exit());
}
