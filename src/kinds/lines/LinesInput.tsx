import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import {
  ArrayInputBase,
  InputHelperText,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useSimpleFormIterator,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FieldInputProps } from '../FieldViews.ts';
import { blankLine } from '../initialOf.ts';
import { keepFocus } from './keepFocus.ts';
import { LineRow } from './LineRow.tsx';

/** A group to those who listen; to those who look, its heading is enough. */
const bare = { border: 0, m: 0, p: 0, minInlineSize: 0 } as const;

/** Rules about the lines as a whole; those of single values show beside them. */
function useWholeError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  return error?.root?.message ?? error?.message;
}

function Rows({ name, field, entity, disabled = false }: FieldInputProps) {
  const translate = useTranslate();
  const { fields: rows } = useArrayInput();
  const { add } = useSimpleFormIterator();
  const adder = useRef<HTMLButtonElement>(null);
  const label = translate(`fields.${name}`);
  const { lines = {} } = field;
  return (
    <>
      {rows.map((row, index) => (
        <SimpleFormIteratorItemBase key={row.id} index={index}>
          <LineRow
            label={label}
            entity={{ ...entity, fields: lines }}
            disabled={disabled}
            onRemoved={() => adder.current?.focus()}
          />
        </SimpleFormIteratorItemBase>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockStart: 1 }}>
        {!disabled && (
          <Button
            ref={adder}
            variant="outlined"
            startIcon={<Add />}
            disabled={rows.length >= Number(field.max ?? 500)}
            onMouseDown={keepFocus}
            onClick={() => add(blankLine(lines))}
          >
            {translate('crud.lines.add', { field: label })}
          </Button>
        )}
        <Typography component="output" variant="body2" color="textSecondary">
          {translate('crud.lines.count', { smart_count: rows.length })}
        </Typography>
      </Box>
    </>
  );
}

/** A list of small records, each with its inputs; lines are added, removed and moved by buttons. */
export function LinesInput(props: FieldInputProps) {
  const { name, field } = props;
  const translate = useTranslate();
  const id = useId();
  const error = useWholeError(name);
  return (
    <Box component="fieldset" sx={bare} aria-labelledby={id} {...(error && { 'aria-describedby': `${id}error` })}>
      <Typography id={id} component="legend" variant="subtitle1" sx={{ p: 0 }}>
        {translate(`fields.${name}`)}
        {field.required && <span aria-hidden> *</span>}
      </Typography>
      <ArrayInputBase source={name}>
        <SimpleFormIteratorBase>
          <Rows {...props} />
        </SimpleFormIteratorBase>
      </ArrayInputBase>
      {error && (
        <FormHelperText id={`${id}error`} error>
          <InputHelperText error={error} helperText={false} />
        </FormHelperText>
      )}
    </Box>
  );
}
