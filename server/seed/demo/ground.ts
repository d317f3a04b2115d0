import type { Database } from '../../platform/services/Database.ts';
import { addDays } from './calendar.ts';
import type { Vault } from '../../platform/services/vault.ts';
import type { Pictures } from './pictures.ts';
import type { Places } from './places.ts';

/** What every part of the demo stands on. */
export interface Ground {
  readonly db: Database;
  /** The day around which everything is laid. */
  readonly today: string;
  readonly places: Places;
  readonly pictures: Pictures;
  /** Ids of the employees who write records. */
  readonly staff: readonly number[];
  readonly scale: number;
  /** What opens and seals fields of pilgrims. */
  readonly vault: Vault;
}

/** So many at this scale, but never fewer than a demonstration needs. */
export const scaled = (count: number, scale: number, least = 1): number => Math.max(least, Math.round(count * scale));

/** Who wrote a record, and when; yesterday at the latest, so that nothing lies ahead of the clock. */
export function written({ today }: Pick<Ground, 'today'>, day: string, author: number | null = null) {
  const at = `${day < today ? day : addDays(today, -1)}T05:30:00Z`;
  return { created_at: at, updated_at: at, created_by: author, updated_by: author };
}
