import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

export const isPassword = (hashed: string, password: string): Promise<boolean> => verify(hashed, password);
