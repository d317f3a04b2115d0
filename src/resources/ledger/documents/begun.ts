import type { Location } from 'react-router';
import { isObject } from '#src/dataProvider/isObject.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a new voucher begins with instead of what it begins with otherwise, handed over by the page before it. */
export const handOver = (begun: Values): { readonly begun: Values } => ({ begun });

/** The same for what somebody has typed, and is saved nowhere: React-Admin puts it into the form as a change. */
export const handOverTyped = (record: Values): { readonly record: Values } => ({ record });

/** What was handed over to this page, if anything. */
export function begunAt({ state }: Location): Values {
  const given: unknown = isObject(state) ? state['begun'] : undefined;
  return isObject(given) ? given : {};
}
