import type { Command } from '#catalog/engine/defineCommand.ts';
import { beforeTravel } from '#catalog/hajj/pilgrimLifecycle.ts';
import { pilgrimSteps } from '#catalog/hajj/pilgrimSteps.ts';

type Values = Readonly<Record<string, unknown>>;

const whole: readonly string[] = [...beforeTravel, 'travelling', 'returned', 'closed'];
const withoutQueue = whole.filter(state => state !== 'pre_registered');

/** States that a file goes through from the first enquiry to its end; nobody pre-registers for an Umrah. */
export const wayOf = ({ pilgrim_type: type, status }: Values): readonly string[] =>
  type === 'umrah' && status !== 'pre_registered' ? withoutQueue : whole;

/** The state that comes next on the way of a file; undefined at its end, and of one that has left the way. */
export function nextStateOf(file: Values): string | undefined {
  const way = wayOf(file);
  const at = way.indexOf(String(file['status']));
  return at < 0 ? undefined : way[at + 1];
}

/** The step that leads there by hand; undefined where it is taken for a whole departure. */
export const nextStepOf = (file: Values): Command | undefined =>
  pilgrimSteps.find(
    ({ from, to, internal, reason }) =>
      !internal && !reason && to[0] === nextStateOf(file) && from?.some(state => state === file['status']),
  );
