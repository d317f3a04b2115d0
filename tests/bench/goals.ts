/** How a value of ours is judged: beside the same of the peer, beside the same of the floor, or by itself. */
type Against = 'peer' | 'floor' | 'itself';

export interface Goal {
  readonly name: string;
  readonly unit: string;
  readonly against: Against;
  /** At most so much of what it stands beside; of calls a second, which are better the more they are, at least. */
  readonly goal: number;
  /** What was reached last, of a goal that was missed then. */
  readonly reached?: number;
}

/** More is better. */
export const isRate = ({ against }: Goal): boolean => against === 'floor';

const beside = (name: string, unit: string, goal: number, reached?: number): Goal => ({
  name,
  unit,
  against: 'peer',
  goal,
  ...(reached !== undefined && { reached }),
});
const bytes = (name: string, unit: string, goal: number, reached?: number): Goal => ({
  ...beside(name, unit, goal, reached),
  against: 'itself',
});
const rate = (name: string, goal: number, reached?: number): Goal => ({
  ...beside(name, '', goal, reached),
  against: 'floor',
});

/** Of a visit. No time is a goal by itself, since machines differ; bytes and what moves are. */
export const visitGoals: readonly Goal[] = [
  beside('login usable', 'ms', 0.5, 0.66),
  bytes('login JavaScript', 'kB', 90, 102),
  bytes('list JavaScript', 'kB', 260, 325),
  bytes('list files', '', 8),
  bytes('list bytes', 'kB', 300, 373),
  bytes('list requests', '', 16, 28),
  beside('list rows', 'ms', 0.9, 1.8),
  bytes('list shift', '', 0.01),
  bytes('list heap', 'MB', 20),
  beside('list main thread', 'ms', 1, 2),
  beside('dashboard to list', 'ms', 1, 1.15),
  beside('list to edit', 'ms', 1, 2.5),
  beside('save to list', 'ms', 1, 1.55),
  beside('worst interaction', 'ms', 1, 1.9),
];

/**
 * Of the host beside the same question by hand, whose rows have no rights, checks and history. The goals are of 150,000
 * pilgrims (`BENCH_SCALE=100`), where counting and searching by hand has become slow; what was reached, of 15,000.
 */
export const hostGoals: readonly Goal[] = [
  rate('get', 0.44, 0.1),
  rate('list, page 1', 3.7, 0.25),
  rate('list, page 1,000', 5.5, 0.4),
  rate('search by part', 0.9, 0.38),
  rate('create', 0.25, 0.05),
  rate('update', 0.21, 0.029),
  rate('dashboard', 3.2, 0.13),
  rate('orders', 2.7, 0.13),
  rate('trial balance', 6.2, 0.13),
];

/** Of papers: beside the first one, for which a process is started; a hundred of them are waited for by somebody. */
export const paperGoals: readonly Goal[] = [
  beside('100 papers', 'ms', 8),
  beside('100 papers as one', 'ms', 8),
  bytes('100 papers, at most', 's', 10),
  bytes('memory of the host', 'MB', 400),
  bytes('100 papers of a call', 's', 10),
  bytes('memory at the call', 'MB', 400),
];
