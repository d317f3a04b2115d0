import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Field, Fields } from '#catalog/engine/fields.ts';
import { mostLines } from '#catalog/engine/parse.ts';
import { blankLine } from '#catalog/engine/initialOf.ts';
import { dependants } from '../../ref/cascade.ts';
import { useBrought } from '../../ref/useBrought.ts';
import type { Line } from '../Column.ts';

/** References that a new choice in their own line takes away, since it no longer is what narrowed them. */
function emptied(fields: Fields, line: Line, values: Line): Line {
  const left = Object.keys(values).filter(name => typeof line[name] === 'number' && line[name] !== values[name]);
  return Object.fromEntries(left.flatMap(name => dependants({ fields }, name)).map(name => [name, null]));
}

const linesIn = (value: unknown): readonly Line[] => (Array.isArray(value) ? value : []);

let lastKey = 0;

/** The lines of a form's field as one value, and what can be done with them. */
export function useLines(name: string, field: Field) {
  const { getValues } = useFormContext();
  const { field: input } = useController({ name });
  const { lines: fields = {} } = field;
  const [keys, setKeys] = useState<readonly number[]>([]);
  const lines = linesIn(input.value);
  const brought = useBrought(fields);
  const told = (line: Line, values: Line, chosen: Line | undefined): Line =>
    Object.assign(
      {},
      ...Object.keys(values)
        .filter(one => values[one] !== line[one])
        .map(one => brought(one, chosen)),
    );
  const keyOf = (row: number) => keys[row] ?? -1 - row;

  const splice = (at: number, removed: number, added: readonly Line[], moved: readonly number[] = []) => {
    const now = linesIn(getValues(name));
    setKeys(known =>
      now.map((_, row) => known[row] ?? -1 - row).toSpliced(at, removed, ...added.map((_, i) => moved[i] ?? ++lastKey)),
    );
    input.onChange(now.toSpliced(at, removed, ...added));
  };
  return {
    fields,
    lines,
    keyOf,
    input,
    isFull: lines.length >= mostLines(field),
    change(row: number, values: Line, chosen?: Line) {
      const now = linesIn(getValues(name));
      const line = now[row] ?? {};
      input.onChange(
        now.with(row, { ...line, ...emptied(fields, line, values), ...told(line, values, chosen), ...values }),
      );
    },
    insert: (at: number) => splice(at, 0, [blankLine(fields)]),
    remove: (row: number) => splice(row, 1, []),
    move(from: number, to: number) {
      const [first, now] = [Math.min(from, to), linesIn(getValues(name))];
      const pair = [now[first + 1], now[first]].filter(line => line !== undefined);
      if (pair.length === 2) splice(first, 2, pair, [keyOf(first + 1), keyOf(first)]);
    },
    /** Writes lines from one on, over what stands there and beyond the last. Gives the last one's row. */
    paste(row: number, values: readonly Line[]): number {
      const now = linesIn(getValues(name));
      // One too many is enough for the rule to say so.
      const taken = values.slice(0, mostLines(field) + 1 - row);
      const pasted = taken.map((line, index) => ({ ...blankLine(fields), ...now[row + index], ...line }));
      splice(
        row,
        taken.length,
        pasted,
        taken.map((_, index) => keyOf(row + index)),
      );
      return row + taken.length - 1;
    },
  };
}

export type Lines = ReturnType<typeof useLines>;
