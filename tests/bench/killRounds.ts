/**
 * Twenty times each: kill the host, or host and database, under load, and count what was lost. `tsx
 * tests/bench/killRounds.ts [rounds]`
 */
import { dataFolder } from '../support/databaseFolder.ts';
import { killRound, type Victim } from '../support/databaseRounds.ts';

const ROUNDS = Number(process.argv[2] ?? 20);
const victims: readonly Victim[] = ['host', 'host and database'];

const folder = await dataFolder();
try {
  for (const victim of victims) {
    let [acknowledged, lost, adopted] = [0, 0, 0];
    for (let round = 1; round <= ROUNDS; round += 1) {
      // Never the same moment twice.
      const result = await killRound(folder.path, victim, `${victim}-${round}`, 50 + Math.floor(Math.random() * 400));
      acknowledged += result.acknowledged;
      lost += result.lost.length;
      adopted += Number(result.adopted);
    }
    console.log(
      `${victim} killed ${ROUNDS} times: ${lost} of ${acknowledged} acknowledged writes lost, database adopted ${adopted} times`,
    );
    if (lost > 0) process.exitCode = 1;
  }
} finally {
  await folder.release();
}
