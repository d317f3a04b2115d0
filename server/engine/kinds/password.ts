import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../../platform/flow/semaphore.ts';

/** Argon2id with 19 MiB and two passes (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes memory and a core for a while; what comes beyond two waits, and leaves the machine to the others. */
const hashing = new Semaphore({ atOnce: 2, waiting: 200, patience: 20_000 });

export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password, cost));

export const isPassword = (hashed: string, password: string): Promise<boolean> =>
  hashing.run(() => verify(hashed, password));
