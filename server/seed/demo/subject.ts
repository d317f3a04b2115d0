import type { Row } from '#catalog/engine/defineEntity.ts';
import type { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import type { Person } from './family.ts';
import type { Party, World } from './party.ts';

export type Pilgrim = Row<typeof hajjPassengerInfo>;
export type Part = Partial<Pilgrim>;

/** One pilgrim of a party. */
export interface Subject {
  readonly world: World;
  readonly party: Party;
  readonly person: Person;
  readonly head: Person;
  /** Counts all pilgrims; also the record's id. */
  readonly number: number;
}
