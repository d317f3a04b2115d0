import { createHmac } from 'node:crypto';
import type { Host } from '../context/host.ts';

/**
 * What stands in a table in place of an address, an account or a device, so that it names nobody: always the same for
 * the same, and without the host's secret nobody can try out of what it was made. `use` keeps those of one table apart
 * from those of another.
 */
export const fingerprint = ({ secret }: Pick<Host, 'secret'>, use: string, ...of: readonly unknown[]): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([use, ...of]))
    .digest('base64url');
