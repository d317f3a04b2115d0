import type { Principal } from '#catalog/engine/access/access.ts';

/** Whoever makes a request. `id` is null for a guest. */
export interface Caller extends Principal {
  readonly id: number | null;
  readonly email: string | null;
  /** Where a guest comes from, who has no other name by which what they ask for can be counted. */
  readonly address?: string;
}
