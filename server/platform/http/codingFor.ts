import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Env } from './Env.ts';

const encodings = ['br', 'gzip'] as const;
export type Coding = (typeof encodings)[number] | 'identity';

/** The encoding that a reader wants most, and the smaller one of two that they want as much. */
export function codingFor(context: Context<Env>): Coding {
  const chosen = accepts(context, {
    header: 'Accept-Encoding',
    supports: [...encodings],
    default: 'identity',
    match(wanted, { default: plain }) {
      const weight = (coding: string) =>
        (wanted.find(({ type }) => type.toLowerCase() === coding) ?? wanted.find(({ type }) => type === '*'))?.q ?? 0;
      const best = encodings.toSorted((a, b) => weight(b) - weight(a))[0];
      return best && weight(best) > 0 ? best : plain;
    },
  });
  return encodings.find(coding => coding === chosen) ?? 'identity';
}
