import { z } from 'zod';
import { violation } from '#catalog/engine/violations/violation.ts';
import { Problem } from '../../platform/problem.ts';

const LONGEST = 200;
const some = z.record(z.string().max(LONGEST), z.string().max(LONGEST)).default({});
const shape = z.strictObject({ columns: some, choices: some, rows: some });

/**
 * Words in which a sheet is written. The host has none of its own for what the interface calls things: its caller sends
 * those that they read it in, and has the wire's names without.
 */
export type Words = z.infer<typeof shape>;

/** Reads the words of a call; 400 when they are none. */
export function wordsOf(raw: string | null): Words {
  try {
    return shape.parse(JSON.parse(raw ?? '{}'));
  } catch {
    throw new Problem(400, 'invalid', { violations: [violation('words', 'invalid')] });
  }
}
