import { withNames } from '../access/toldNames.ts';
import type { RequestContext } from '../context/host.ts';
import type { Stored } from '../context/values.ts';
import { isTitled } from '../crud/query.ts';
import { readingByKeys } from '../../platform/db/prepared.ts';
import { failureForLog } from '../../platform/forLog.ts';

/**
 * The answer to a change, with the titles of what its record points to where they are asked for. They are read after the
 * change, and again for each time that an answer is given: what is kept of it would tell an old title, or one that its
 * reader may not know any more. What is done stays done where they cannot be read.
 */
export async function titledAnswer(request: RequestContext, params: URLSearchParams, wire: Stored): Promise<Stored> {
  if (!isTitled(params) || wire['id'] === undefined) return wire;
  const { host } = request;
  try {
    const [told = wire] = await withNames(readingByKeys(host.db), { ...request, titled: true }, [wire]);
    return told;
  } catch (error) {
    host.log({ level: 'warn', event: 'titles not told', entity: request.entity.name, ...failureForLog(error) });
    return wire;
  }
}
