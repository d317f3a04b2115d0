import { HttpError } from 'react-admin';
import { messageOf } from '../../dataProvider/failure.ts';

/** Why the host refused: the first rule that was broken, in its words, else what it says of the whole. */
export function reasonOf(error: unknown): string {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  const texts: unknown[] = Object.values(body ?? {}).flatMap(value => (Array.isArray(value) ? value.slice(0, 1) : []));
  return texts.find(text => typeof text === 'string') ?? messageOf(error);
}
