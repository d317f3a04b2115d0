import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '#catalog/engine/fields.ts';
import { isBlank } from '../blank.ts';
import type { CellProps } from '../FieldViews.ts';

type Line = Readonly<Record<string, unknown>>;

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null;

interface Props {
  readonly field: Field;
  readonly value: unknown;
  /** How a value within a line is read. */
  readonly Part: ComponentType<CellProps>;
  /** Their numbers, where only some of the lines are shown. */
  readonly places?: readonly number[];
}

/** Lines in full, numbered, each value with the name of its field; what is empty is left out. */
export function LinesReading({ field, value, Part, places }: Props) {
  const translate = useTranslate();
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const parts = Object.entries(field.lines ?? {});
  return (
    <Box component="ol" sx={{ m: 0, paddingInlineStart: 3, '& li + li': { marginBlockStart: 1 } }}>
      {rows.filter(isLine).map((row, index) => (
        // A line of another host, or of an older entry of the history, has nothing but its place to be known by.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} {...(places && { value: places[index] })}>
          {parts
            .filter(([name]) => !isBlank(row[name]))
            .map(([name, part]) => (
              <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5 }}>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {translate(`fields.${name}`, { _: name })}:
                </Box>
                <Part name={name} field={part} value={row[name]} />
              </Box>
            ))}
        </li>
      ))}
    </Box>
  );
}
