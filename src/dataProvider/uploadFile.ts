import { HttpError } from 'react-admin';
import type { Fields } from '../../catalog/engine/fields.ts';
import { isObject } from './isObject.ts';
import { chosenFile } from './payload.ts';
import { type Host, send } from './send.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Stores a file of which only the path goes into a record, a sealed one where only readers of the record may open it.
 * Gives that path.
 */
export async function uploadFile(host: Host, file: Blob, sealed = false): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  if (sealed) body.append('sealed', 'true');
  const reply = await send(host, { method: 'POST', path: '/api/media', body });
  const path: unknown = isObject(reply.body) ? reply.body['file'] : undefined;
  if (typeof path !== 'string') throw new HttpError('problems.internal', 500);
  return path;
}

/** What a command is told, with every chosen file replaced by its path: commands travel as JSON, which carries no file. */
export async function uploadInputs(host: Host, fields: Fields, given: Values): Promise<Values> {
  const uploaded: Record<string, unknown> = { ...given };
  for (const [name, value] of Object.entries(given)) {
    const file = fields[name] && chosenFile(value);
    if (file) uploaded[name] = await uploadFile(host, file, fields[name]?.sealed);
  }
  return uploaded;
}
