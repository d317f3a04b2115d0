import { HttpError } from 'react-admin';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { isObject } from './isObject.ts';
import { chosenFile } from './payload.ts';
import type { Host } from './send.ts';
import { uploadFile } from './uploadFile.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is wrong with a file of a line shows beside it. */
const atPlace =
  (path: string) =>
  (error: unknown): never => {
    if (!(error instanceof HttpError)) throw error;
    const reason: unknown =
      isObject(error.body) && isObject(error.body['errors']) ? error.body['errors']['file'] : undefined;
    throw reason === undefined ? error : new HttpError(error.message, error.status, { errors: { [path]: reason } });
  };

async function uploadLine(host: Host, line: Values, place: string): Promise<Values> {
  const uploaded: Record<string, unknown> = { ...line };
  for (const [name, value] of Object.entries(line)) {
    const file = chosenFile(value);
    if (file) uploaded[name] = await uploadFile(host, file).catch(atPlace(`${place}.${name}`));
  }
  return uploaded;
}

/**
 * The same values with every file chosen within lines replaced by its path: lines travel as JSON, which carries no
 * file.
 */
export async function uploadLineFiles(host: Host, { fields }: Entity, data: Values): Promise<Values> {
  const uploaded: Record<string, unknown> = { ...data };
  for (const [name, value] of Object.entries(data)) {
    if (!fields[name]?.lines || !Array.isArray(value)) continue;
    const lines: unknown[] = [];
    // One after another: a gallery of fifty pictures must not be fifty requests at once.
    for (const [index, line] of value.entries())
      lines.push(isObject(line) ? await uploadLine(host, line, `${name}.${index}`) : line);
    uploaded[name] = lines;
  }
  return uploaded;
}
