import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { isEqual, omit } from 'es-toolkit';
import { memo, type ReactNode } from 'react';
import { useTranslate, ValidationError, type ValidationErrorMessage } from 'react-admin';
import { CellInput, isNumber } from '../CellInput.tsx';
import type { Column, Line } from '../Column.ts';

interface LineRowProps {
  readonly gridId: string;
  readonly row: number;
  readonly line: Line;
  readonly columns: readonly Column[];
  /** By field, what is wrong with the values that somebody has left; `id` where it is the line itself. */
  readonly errors: Readonly<Record<string, ValidationErrorMessage>>;
  readonly computed: readonly ReactNode[];
  readonly computedLabels: readonly string[];
  readonly disabled: boolean;
  onChange(row: number, values: Line, chosen?: Line): void;
  onMenu(row: number, anchor: HTMLElement): void;
}

const Wrong = ({ id, error }: { readonly id: string; readonly error: ValidationErrorMessage }) => (
  <span id={id} className="wrong">
    <ValidationError error={error} />
  </span>
);

function Row(props: LineRowProps) {
  const { gridId, row, line, columns, errors, computed, computedLabels, disabled, onChange, onMenu } = props;
  const translate = useTranslate();
  const rowId = `${gridId}-row${row}`;
  return (
    <tr>
      <th scope="row" id={rowId}>
        {row + 1}
        {errors['id'] && <Wrong id={`${rowId}-id`} error={errors['id']} />}
      </th>
      {columns.map((column, index) => {
        const { name, field } = column;
        const error = errors[name];
        const isPassed = !error && (field.readOnly || column.passes?.(line)) === true;
        const aria = {
          'aria-labelledby': `${gridId}-${name} ${rowId}`,
          ...(field.required && { 'aria-required': true }),
          ...(isPassed && { tabIndex: -1 }),
          ...(error && { 'aria-invalid': true, 'aria-describedby': `${rowId}-${name}` }),
        };
        return (
          <td
            key={name}
            data-row={row}
            data-column={index}
            data-field={name}
            data-passed={isPassed || undefined}
            data-label={translate(`fields.${name}`)}
            className={isNumber(field.kind) ? 'number' : undefined}
          >
            <CellInput
              column={column}
              line={line}
              value={line[name]}
              disabled={disabled || field.readOnly === true}
              aria={aria}
              onChange={(value, chosen) => onChange(row, { [name]: value }, chosen)}
            />
            {error && <Wrong id={`${rowId}-${name}`} error={error} />}
          </td>
        );
      })}
      {computed.map((value, index) => (
        <td key={computedLabels[index]} className="number computed" data-label={computedLabels[index]}>
          {value}
        </td>
      ))}
      {!disabled && (
        <td data-row={row} data-column={columns.length} className="menu">
          <IconButton
            size="small"
            tabIndex={-1}
            aria-haspopup="menu"
            aria-label={translate('crud.lines.menu', { position: row + 1 })}
            onClick={event => onMenu(row, event.currentTarget)}
          >
            <MoreVert fontSize="small" />
          </IconButton>
        </td>
      )}
    </tr>
  );
}

const deeds = ['onChange', 'onMenu'] as const;

/** One line. A form gives every line anew with each key; only those that differ are drawn. */
export const LineRow = memo(Row, (before, after) => isEqual(omit(before, deeds), omit(after, deeds)));
