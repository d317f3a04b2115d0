import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { inputs } from '../../../kinds/inputs.ts';
import { linesOf } from '../ProblemGroup.ts';
import { cellTextOf } from './cellTextOf.ts';
import type { MendProps } from './MendProps.ts';

/** Takes one value for all cells that may not be empty. */
export function OneValueMend({ group, field, entity, busy, sign, onCorrect }: MendProps) {
  const { field: name } = group;
  const translate = useTranslate();
  const initial: unknown = field.kind === 'flag' ? false : null;
  const form = useForm<Record<string, unknown>>({ mode: 'onTouched', defaultValues: { [name]: initial } });
  const value = useWatch({ control: form.control, name });
  const text = cellTextOf(field, value, sign);
  const { within: _, near: __, ...alone } = field;
  const Input = inputs[field.kind];
  return (
    <FormProvider {...form}>
      <Stack sx={{ gap: 1, alignItems: 'start' }}>
        <Box sx={{ width: '100%', maxWidth: 360 }}>
          <Input name={name} field={alone} entity={entity} disabled={busy} />
        </Box>
        <Button
          variant="outlined"
          disabled={busy || text === undefined}
          onClick={() => text !== undefined && onCorrect(new Map(linesOf(group).map(line => [line, text])))}
        >
          {translate('crud.import.problems.fill', { smart_count: group.cells.length })}
        </Button>
      </Stack>
    </FormProvider>
  );
}
