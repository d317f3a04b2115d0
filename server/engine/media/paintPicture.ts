import { violation } from '#catalog/engine/violations/violation.ts';
import type { Host } from '../context/host.ts';
import { HelperDied } from '../../platform/process/HelperProcess.ts';
import { Problem } from '../../platform/problem.ts';
import { Painter } from './Painter.ts';

/** The painter of this host, for all of whom one picture at a time is painted. */
export const painter = new Painter();

/** Seconds after which it is worth trying again. */
const LATER = 5;

/**
 * Re-encodes a picture, which drops everything in the file that is not the picture (scripts, places, second formats).
 * On the field: 400 `not_image` or `picture_too_large`, 422 `picture_unpaintable` when it takes more memory or time
 * than there is for one. 503 `too_busy` when there is no room for painting now.
 */
export async function paintPicture(log: Host['log'], bytes: Uint8Array, field: string): Promise<Uint8Array> {
  const done = await painter.paint(bytes).catch((error: unknown) => {
    if (!(error instanceof HelperDied)) throw error;
    log({ level: 'warn', event: error.message });
    if (error.isOfQuestion)
      throw new Problem(422, 'invalid', { violations: [violation(field, 'picture_unpaintable')] });
    throw new Problem(503, 'too_busy', { params: { seconds: LATER }, headers: { 'retry-after': String(LATER) } });
  });
  if ('painted' in done) return done.painted;
  const params = done.refused === 'picture_too_large' ? { max: done.max } : undefined;
  throw new Problem(400, 'invalid', { violations: [violation(field, done.refused, params)] });
}
