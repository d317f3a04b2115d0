import type { Context } from 'hono';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { knownMedia } from '../../engine/crud/body.ts';
import type { Values } from '../../engine/context/values.ts';
import type { Env } from '../../platform/http/Env.ts';
import type { Host } from '../../engine/context/host.ts';
import { Problem } from '../../platform/problem.ts';
import { batch, isMultipart, readForm, upload } from '../../platform/http/readBody.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { storeUpload } from '../../engine/media/storeUpload.ts';

/** One of several pictures of a form. */
export interface PictureForm {
  readonly body: Values;
  /** Where it stands among the others, e.g. `[0][2]`. */
  readonly place: string;
  readonly violations: readonly Violation[];
}

const PICTURE = /^images(\[(\d{1,4})\]\[(\d{1,4})\])$/;

/** Places of the pictures in a form, in their order. */
function placesOf(form: FormData): string[] {
  const found = [...new Set(form.keys())].map(key => PICTURE.exec(key)).filter(match => match !== null);
  const numbered = found.map(([, place = '', row, at]) => ({ place, rank: Number(row) * 10_000 + Number(at) }));
  return numbered.toSorted((a, b) => a.rank - b.rank).map(one => one.place);
}

/** Name of a picture's own value in the form. */
export const nameAt = (field: string, place: string): string =>
  field === 'image' || field === 'alt' ? `${field}s${place}` : field;

/** The path of an uploaded picture, or what is wrong with it. A path uploaded before is taken as it is. */
async function pathOf(
  host: Host,
  raw: FormDataEntryValue | null,
  by: number | null,
): Promise<{ image: unknown; violations: readonly Violation[] }> {
  if (!(raw instanceof File)) return { image: raw, violations: [] };
  try {
    return { image: await storeUpload(host, raw, { field: 'image', kind: 'image', by }), violations: [] };
  } catch (error) {
    if (!(error instanceof Problem) || !error.details.violations) throw error;
    return { image: null, violations: error.details.violations };
  }
}

/**
 * The pictures of a form with several of them: `images[0][n]` with `alts[0][n]` each, all other fields for all of them.
 * Undefined when the request is of another kind.
 */
export async function readPictures(
  context: Context<Env>,
  host: Host,
  entity: Entity,
): Promise<PictureForm[] | undefined> {
  if (!isMultipart(context)) return undefined;
  // Without its size said beforehand, a request is as large as any other with a file.
  const form = await readForm(context, context.req.header('content-length') === undefined ? upload : batch);
  const places = placesOf(form);
  if (places.length === 0) return undefined;
  const shared = Object.fromEntries([...form].filter(([key]) => !/^(images|alts)\[/.test(key)));
  return mapInOrder(places, async place => {
    const { image, violations } = await pathOf(host, form.get(`images${place}`), context.get('caller').id);
    const alt = form.get(`alts${place}`);
    return { body: await knownMedia(host, entity, { ...shared, image, alt }), place, violations };
  });
}
