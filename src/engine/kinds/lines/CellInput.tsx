import AttachFile from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import { type ComponentType, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Kind } from '#catalog/engine/fields.ts';
import { acceptedTypes } from '#catalog/engine/uploads.ts';
import { DASH, isBlank } from '../blank.ts';
import { FileCell } from '../media/FileCell.tsx';
import { ImageCell } from '../media/ImageCell.tsx';
import { measure } from '../media/measure.ts';
import type { CellInputProps } from './Column.ts';
import { DayCell } from './DayCell.tsx';
import { NumberCellInput } from './NumberCellInput.tsx';
import { RefCellInput } from './RefCellInput.tsx';
import { TextCellInput } from './TextCellInput.tsx';

/** Least room of a cell, in pixels; what is longer wraps or scrolls in it. */
const room: Partial<Record<Kind, number>> = {
  integer: 76,
  flag: 56,
  longText: 240,
  ref: 190,
  text: 160,
  dateTime: 190,
};
export const roomOf = (kind: Kind): number => room[kind] ?? 130;
/** Numbers and the like need no more room than that; what is written takes the rest. */
export const isNarrow = (kind: Kind): boolean => !['text', 'longText', 'richText', 'ref'].includes(kind);

const numbers: readonly Kind[] = ['money', 'decimal', 'integer'];
export const isNumber = (kind: Kind): boolean => numbers.includes(kind);

const textOf = (value: unknown): string => (isBlank(value) ? '' : String(value));

function ChoiceCell({ column: { field }, value, disabled, aria, onChange }: CellInputProps) {
  const translate = useTranslate();
  const text = textOf(value);
  const options = field.options ?? [];
  return (
    <select {...aria} value={text} disabled={disabled} onChange={({ target }) => onChange(target.value || null)}>
      {(!field.required || text === '') && <option value="">{DASH}</option>}
      {[...options, ...(text === '' || options.includes(text) ? [] : [text])].map(option => (
        <option key={option} value={option}>
          {translate(`choices.${option}`, { _: option })}
        </option>
      ))}
    </select>
  );
}

const FlagCell = ({ value, disabled, aria, onChange }: CellInputProps) => (
  <input
    {...aria}
    type="checkbox"
    checked={value === true}
    disabled={disabled}
    onChange={({ target }) => onChange(target.checked)}
  />
);

/** What was chosen, and beside it the way to choose another one. */
function MediaCell({ column: { name, field }, value, disabled, aria, onChange }: CellInputProps) {
  const Shown = field.kind === 'image' ? ImageCell : FileCell;
  const latest = useRef<File>(undefined);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 0.5 }}>
      {!isBlank(value) && <Shown name={name} field={field} value={value} />}
      <Box component="label" className="choose">
        <AttachFile fontSize="small" />
        <input
          {...aria}
          type="file"
          accept={acceptedTypes[field.kind]?.join(',')}
          disabled={disabled}
          onChange={({ target }) => {
            const rawFile = target.files?.[0];
            if (!rawFile) return;
            const chosen = { rawFile, src: URL.createObjectURL(rawFile), title: rawFile.name };
            latest.current = rawFile;
            onChange(chosen);
            // The rules look again once its size is known.
            void measure(rawFile).then(() => latest.current === rawFile && onChange({ ...chosen }));
          }}
        />
      </Box>
    </Box>
  );
}

const inputs: Partial<Record<Kind, ComponentType<CellInputProps>>> = {
  money: NumberCellInput,
  decimal: NumberCellInput,
  integer: NumberCellInput,
  date: DayCell,
  dateTime: DayCell,
  choice: ChoiceCell,
  flag: FlagCell,
  ref: RefCellInput,
  image: MediaCell,
  file: MediaCell,
};

/** How a value within a line is entered: as plainly as the browser can, since there may be thousands of them. */
export function CellInput(props: CellInputProps) {
  const Input = inputs[props.column.field.kind] ?? TextCellInput;
  return <Input {...props} />;
}
