import type { Context } from 'hono';
import type { Host } from '../context/host.ts';
import { demand } from '../crud/demand.ts';
import type { Env } from '../../platform/http/Env.ts';
import { Problem } from '../../platform/problem.ts';
import type { NamedKind, PaperKinds } from './PaperKind.ts';

/** The kind of paper that is asked for, to whoever may have papers of it: of one record or of several. */
export function kindIn(context: Context<Env>, host: Host, kinds: PaperKinds): NamedKind {
  const name = context.req.param('kind') ?? '';
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw new Problem(404, 'no_such_call');
  const caller = context.get('caller');
  demand({ caller, entity: kind.entity }, 'show');
  return { name, kind: kind.askedFor?.({ host, caller, query: context.req.query() }) ?? kind };
}
