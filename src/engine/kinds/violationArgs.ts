import { roleNamed } from '#catalog/engine/access/access.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import type { Reader } from './valueText.ts';

type Put = (value: string, translate: Reader['translate']) => string;

const field: Put = (name, translate) => translate(`fields.${name}`, { _: name });

/** Names of roles; those of the product's own are said in the reader's language, as everywhere. */
const roles: Put = (names, translate) =>
  names
    .split(', ')
    .map(name => {
      const known = roleNamed(name);
      return known === null ? name : translate(`shell.roles.${known}`);
    })
    .join(', ');

const place: Put = (name, translate) => translate(`choices.${name}`, { _: name });

/** Params of a rule that its reader knows by another word. */
const puts: Readonly<Record<string, Put>> = { other: field, parent: field, roles, place_now: place, place_next: place };

/** What the text of a rule needs, with the names of fields, roles and places put into words. */
export const violationArgs = (
  params: Violation['params'] = {},
  translate: Reader['translate'],
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, puts[key]?.(String(value), translate) ?? value]),
  );
