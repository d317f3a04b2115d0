import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { identity } from './identity.ts';
import { mayDo } from './mayDo.ts';
import { session } from './session.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const may = (resource: unknown, action: unknown): boolean =>
  mayDo(session.principal(), String(resource), String(action));

/** About one resource React-Admin asks by an object, about several by their list and the action. */
function access(about: unknown, action: unknown): unknown {
  if (!session.knowsRights()) return undefined;
  if (Array.isArray(about)) return Object.fromEntries(about.map(resource => [resource, may(resource, action)]));
  return isObject(about) ? may(about['resource'], about['action']) : undefined;
}

function answer([topic, question, ...rest]: QueryKey): unknown {
  if (topic !== 'auth' || session.state() !== 'valid') return undefined;
  if (question === 'checkAuth') return true;
  if (question === 'getIdentity') return identity();
  if (question === 'getPermissions') return session.knowsRights() ? session.principal() : undefined;
  return question === 'canAccess' ? access(rest[0], rest[1]) : undefined;
}

/**
 * Answers what React-Admin asks about the person at the screen before it draws, where the session tells. It asks in
 * promises, and would draw every page twice: without navigation, tools and name, and with them. It asks all the same,
 * since the answer here counts as an old one; that it does so, and that the answer is the same, draws nothing anew.
 */
export function answerAtOnce(queryClient: QueryClient): void {
  queryClient.setQueryDefaults(['auth'], { notifyOnChangeProps: ['data', 'error', 'status'] });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || query.state.data !== undefined) return;
    const data = answer(query.queryKey);
    if (data !== undefined) query.setState({ ...query.state, data, status: 'success' });
  });
}
