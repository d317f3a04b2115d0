import { HttpError } from 'react-admin';
import { en as rules } from '../../catalog/engine/violations/en.ts';
import { coded } from './coded.ts';
import { isObject } from './isObject.ts';

/** What a host has answered. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; the text itself when it is none; undefined without a body; the file that was asked for. */
  readonly body: unknown;
}

const firstText = (value: unknown): string | undefined => {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one : undefined;
};

/** Text per field as the host wrote it, then our own words for the rules that we know. */
function fieldErrors(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(body)) {
    const text = Array.isArray(value) ? firstText(value) : undefined;
    if (text) errors[field] = text;
  }
  for (const one of Array.isArray(body['errors']) ? body['errors'] : []) {
    if (!isObject(one) || typeof one['field'] !== 'string' || typeof one['code'] !== 'string') continue;
    if (one['field'] !== 'non_field_errors' && one['code'] in rules) {
      errors[one['field']] = coded(`violations.${one['code']}`, one['params'] ?? {});
    }
  }
  const { non_field_errors: whole, ...fields } = errors;
  return whole === undefined ? fields : { ...fields, root: { serverError: whole } };
}

/** True for `{field: ['text', ...], ...}`, which some hosts send with status 200. */
export const isErrorMap = (body: Readonly<Record<string, unknown>>): boolean => {
  const values = Object.values(body);
  return (
    values.length > 0 &&
    values.every(value => Array.isArray(value) && value.length > 0 && value.every(one => typeof one === 'string'))
  );
};

/** What a proxy means that answers in the host's place, without a word that is for readers. */
const silent: Readonly<Record<number, string>> = {
  502: 'shell.failures.network',
  503: 'shell.failures.network',
  504: 'shell.failures.network',
  507: 'problems.disk_full',
};

/** What RA's forms and notifications need of a refusal: status, text, code, and texts by field. */
export function failure({ status, body, headers }: Reply): HttpError {
  const answer = isObject(body) ? body : {};
  const errors = status === 400 ? fieldErrors(answer) : {};
  const faulty = Object.keys(errors).length > 0;
  const message =
    firstText(answer['detail']) ?? (faulty ? 'problems.invalid' : (silent[status] ?? 'problems.internal'));
  const retryAfter = Number(headers.get('Retry-After'));
  return new HttpError(message, status, {
    ...answer,
    errors: faulty ? errors : undefined,
    told: answer['errors'],
    ...(retryAfter > 0 && { retryAfter }),
  });
}

/** The network is gone, or the host is. */
export const unreachable = (): HttpError => new HttpError('shell.failures.network', 0, { code: 'network' });

/** A refusal that came with status 200, under the status that it should have had. */
export const refused = (status: number, reply: Reply): HttpError => failure({ ...reply, status });

/** What a refusal or a lost answer says of the whole: a text of the host's, or the key of one of ours. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error && error.message) || 'ra.notification.http_error';

/** Texts by field, as a form takes them, if that is what a refusal is about. */
export const fieldErrorsOf = (error: unknown): Record<string, unknown> | undefined =>
  error instanceof HttpError ? error.body?.errors : undefined;

/** What a refusal of the whole lists: of whom it is, why, and what its words mention. */
export const listedIn = (error: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const told: unknown = error instanceof HttpError ? error.body?.told : undefined;
  return Array.isArray(told) ? told.filter(isObject) : [];
};

/** What a refusal with texts by field says of the whole. */
export const textOfWhole = (errors: Readonly<Record<string, unknown>>): string | undefined =>
  isObject(errors['root']) && typeof errors['root']['serverError'] === 'string'
    ? errors['root']['serverError']
    : undefined;
