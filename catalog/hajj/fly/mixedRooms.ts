import { groupBy } from 'es-toolkit';

/** Who sleeps where, as far as it tells whether strangers of two sexes share a room. */
interface Sleeper {
  readonly id: number;
  readonly gender: string;
  readonly room: string | null;
  readonly family: number | null;
  readonly mahram: number | null;
}

const plain = (text: string | null): string => (text ?? '').trim().toLowerCase();

/** Of one family are those whose files say so, and a woman with her mahram. */
const isFamily = (one: Sleeper, other: Sleeper): boolean =>
  (one.family !== null && one.family === other.family) || one.mahram === other.id || other.mahram === one.id;

/** Ids of those in whose room a stranger of the other sex sleeps. */
export function inMixedRooms(sleepers: readonly Sleeper[]): ReadonlySet<number> {
  const rooms = Object.values(groupBy(sleepers, ({ room }) => `room ${plain(room)}`));
  const mixed = rooms
    .filter(([first]) => plain(first?.room ?? null) !== '')
    .flatMap(room =>
      room.filter(one => room.some(other => other.gender !== one.gender && !isFamily(one, other))).map(({ id }) => id),
    );
  return new Set(mixed);
}
