import { fileURLToPath } from 'node:url';

/** Root of the repository, whatever the working directory. */
export const root = fileURLToPath(new URL('../', import.meta.url));
