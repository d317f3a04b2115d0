import type { Host } from '#server/engine/context/host.ts';
import { repeatedly } from '#server/platform/repeatedly.ts';
import { publishDue } from './publishDue.ts';

/** How late scheduled content goes live at most, in milliseconds. */
const INTERVAL = 10_000;

/** Publishes what is due from now on; gives what ends it after the sweep under way. */
export const keepPublishing = (host: Host): (() => Promise<void>) =>
  repeatedly(() => publishDue(host), {
    every: INTERVAL,
    log: host.log,
    failed: 'content not published',
  });
