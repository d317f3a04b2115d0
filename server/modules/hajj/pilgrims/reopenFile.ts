import { sql } from 'drizzle-orm';
import { type Commands, stepBetween } from '#catalog/registry/commands.ts';
import { obstacle } from '#catalog/engine/defineCommand.ts';
import { entities } from '#catalog/registry/entities.ts';
import { beforeTravel, withdrawn } from '#catalog/hajj/pilgrimLifecycle.ts';
import { violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import { obstaclesOnHost } from '#server/engine/commands/present.ts';
import type { Wire } from '#server/engine/context/values.ts';
import { inStates } from '#server/platform/db/inStates.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandContext, RequestContext, GuardContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { lockFiles } from '../bookings/bookable.ts';
import { barOfTwin, notRegisteredTwice } from './registeredOnce.ts';
import { goesInSeason } from './seasonOfFile.ts';
import { lockSeasonOfFile } from '../seasons/lockSeason.ts';

type Reopening = Commands['reopen_file_hajj_passenger_info'];
type State = (typeof beforeTravel)[number];

const entity = entities.hajj_passenger_info;

const onlyOne = async ({
  tx,
  record,
}: Pick<GuardContext<Reopening>, 'tx' | 'record'>): Promise<ViolationCode | undefined> =>
  (await goesInSeason(tx, record)) ? 'file_goes_on' : undefined;

/** Where a file stood before it ended, as its history tells; at the beginning, where that tells nothing. */
async function stateBefore(tx: Database, record: number): Promise<State> {
  const { rows } = await tx.execute<{ status: string | null }>(sql`
    select before ->> 'status' as status from history where entity = ${entity.name} and record = ${record}
      and ${inStates(sql`after ->> 'status'`, withdrawn)} order by id desc limit 1`);
  return beforeTravel.find(state => state === rows[0]?.status) ?? 'enquiry';
}

/** How far a file comes on the way to a state by the guards of each step, as they are asked of it now. */
async function reached(tx: Database, request: RequestContext, wire: Wire, goal: State): Promise<State> {
  const way = beforeTravel
    .slice(1, beforeTravel.indexOf(goal) + 1)
    // Whoever goes for Umrah registers without it.
    .filter(state => state !== 'pre_registered' || wire['pilgrim_type'] !== 'umrah');
  let state: State = 'enquiry';
  for (const next of way) {
    const step = stepBetween(entity, state, next);
    const there = { ...wire, status: state };
    if (!step || obstacle(step, there)) return state;
    const bar = await obstaclesOnHost(tx, request, there)(step);
    // Asked last of all: whoever comes back is not new to a season that is closed meanwhile.
    if (bar && bar.code !== 'season_closed') return state;
    state = next;
  }
  return state;
}

const wireOf = (record: CommandContext<Reopening>['record']): Wire => ({ ...record });

export const reopenFileHandler: CommandHandler<Reopening> = {
  locksFirst: lockSeasonOfFile,
  guards: [onlyOne, notRegisteredTwice],
  async run({ tx, request, record }) {
    await lockFiles(tx, [record.id]);
    const bar = await onlyOne({ tx, record });
    refuse(bar ? [violation('season', bar)] : []);
    const twin = await barOfTwin(tx, request, { file: record.id, isLocked: true });
    refuse(twin ? [twin] : []);
    return { to: await reached(tx, request, wireOf(record), await stateBefore(tx, record.id)), output: {} };
  },
};
