import { mapValues, pickBy } from 'es-toolkit';
import { useState } from 'react';
import type { ValidationErrorMessage } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isObject } from '#src/dataProvider/isObject.ts';

const isMessage = (message: unknown): message is ValidationErrorMessage =>
  typeof message === 'string' || (isObject(message) && typeof message['message'] === 'string');

const messageOf = (error: unknown): ValidationErrorMessage | undefined =>
  isObject(error) && isMessage(error['message']) ? error['message'] : undefined;

/** What is wrong with lines: in cells that were left, or anywhere once the form was to be saved. */
export function useLineErrors(name: string, keyOf: (row: number) => number) {
  const { errors, isSubmitted } = useFormState();
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [isPasted, setPasted] = useState(false);
  const all: unknown = errors[name];
  const rows: readonly unknown[] = Array.isArray(all) ? all : [];
  return {
    /** Of the lines as a whole. */
    whole: isObject(all) ? (messageOf(all) ?? messageOf(all['root'])) : undefined,
    of(row: number): Readonly<Record<string, ValidationErrorMessage>> {
      const isShown = (one: string) => isSubmitted || isPasted || one === 'id' || visited.has(`${keyOf(row)}.${one}`);
      const found = mapValues(isObject(rows[row]) ? rows[row] : {}, messageOf);
      return pickBy(found, (message, one) => message !== undefined && isShown(one)) as ReturnType<typeof this.of>;
    },
    visit(row: number, one: string) {
      setVisited(known => new Set([...known, `${keyOf(row)}.${one}`]));
    },
    /** What was pasted was left as soon as it stood there. */
    visitAll: () => setPasted(true),
  };
}
