import { type Goal, isRate } from './goals.ts';

/** A miss that was known may grow by so much before it counts as fallen back: another run on another day differs. */
const SLACK = 1.15;

interface Measured {
  readonly ours: number;
  /** What ours stands beside. */
  readonly other?: number;
}

const figure = (value: number): string => {
  const places = [100, 10, 1].findIndex(bound => value >= bound);
  return value.toFixed(places === -1 ? 3 : places);
};

/** How many times as much as may be: at most 1 is met. */
const excess = (goal: Goal, value: number, bound: number): number => (isRate(goal) ? bound / value : value / bound);

/** Judges one value: met, missed, or missed by more than the last time. */
export function verdict(goal: Goal, value: number): string {
  if (excess(goal, value, goal.goal) <= 1) return 'met';
  if (goal.reached === undefined) return 'MISSED';
  const fell = !(excess(goal, value, goal.reached) <= SLACK);
  return `MISSED, ${fell ? 'and FELL BACK from' : 'as it was at'} ${figure(goal.reached)}`;
}

const columns = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(at === 5 ? 1 : 10))).join('  ');

/** Tells a table of goals, and has the process end with an error where one is missed. */
export function judge(title: string, goals: readonly Goal[], measured: ReadonlyMap<string, Measured>): void {
  console.log(`\n${title}`);
  console.log(columns(['', 'ours', goals.some(isRate) ? 'by hand' : 'peer', 'ratio', 'goal', '']));
  const missed: string[] = [];
  for (const goal of goals) {
    const { ours, other } = measured.get(goal.name) ?? { ours: Number.NaN };
    const ratio = ours / (other ?? Number.NaN);
    const judged = verdict(goal, goal.against === 'itself' ? ours : ratio);
    if (judged !== 'met') missed.push(`${goal.name}: ${judged}`);
    const bound = `${isRate(goal) ? '>=' : '<='} ${goal.goal}${goal.against === 'itself' ? ` ${goal.unit}`.trimEnd() : ' x'}`;
    const shown = [ours, other].map(value => (value === undefined ? '' : figure(value)));
    console.log(
      columns([
        goal.unit ? `${goal.name}, ${goal.unit}` : goal.name,
        ...shown,
        Number.isFinite(ratio) ? figure(ratio) : '',
        bound,
        judged,
      ]),
    );
  }
  if (missed.length === 0) return;
  process.exitCode = 1;
  console.error(`\nGoals missed: ${missed.join('; ')}`);
}
