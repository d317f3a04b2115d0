import { z } from 'zod';
import { openApiDocument } from '../../server/engine/openapi/document.ts';
import { otherCalls } from '../../server/modules/otherCalls.ts';

type Json = Readonly<Record<string, any>>;

/** The description as whoever asks the host reads it. */
export const description: Json = JSON.parse(JSON.stringify(openApiDocument(otherCalls)));

/** Whatever stands behind a reference into the components. */
export const behind = (one: Json): Json =>
  one['$ref'] === undefined
    ? one
    : String(one['$ref'])
        .split('/')
        .slice(1)
        .reduce((found: Json, part) => found[part], description);

/** Schemas where a reader of JSON Schema looks for them. */
const inPlace = (schema: unknown): any =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/'));
const known = inPlace(description['components'].schemas);

/** Where an answer is another than the description says; nothing where it is as described. */
export function differences(
  method: string,
  path: string,
  { status, body }: { status: number; body: unknown },
): string[] {
  const response = description['paths'][path]?.[method]?.responses[status];
  if (!response) return [`${method} ${path} does not tell of ${status}`];
  const { schema } = behind(response)['content']['application/json'];
  const { success, error } = z.fromJSONSchema({ ...inPlace(schema), $defs: known }).safeParse(body);
  return success ? [] : [z.prettifyError(error)];
}
