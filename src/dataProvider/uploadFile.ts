import { HttpError } from 'react-admin';
import { isObject } from './isObject.ts';
import { type Host, send } from './send.ts';

/** Stores a file of which only the path goes into a record. Gives that path. */
export async function uploadFile(host: Host, file: Blob): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const reply = await send(host, { method: 'POST', path: '/api/media', body });
  const path: unknown = isObject(reply.body) ? reply.body['file'] : undefined;
  if (typeof path !== 'string') throw new HttpError('problems.internal', 500);
  return path;
}
