import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { get } from 'es-toolkit/compat';
import { useId } from 'react';
import { useTranslate, ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { comeBack } from '#catalog/hajj/departures/travelCommands.ts';
import { ChoiceBox } from '#src/engine/choices/ChoiceBox.tsx';
import { DateFieldInput } from '#src/engine/kinds/date/DateFieldInput.tsx';
import { TextualInput } from '#src/engine/kinds/text/TextualInput.tsx';

const { entity, input } = comeBack;
const { lines } = input.staying;
const details = { ...lines.details, kind: 'text' } as const;
const HOME = 'came_home';

interface RowProps {
  readonly name: string;
  /** Where their line stands in the form; -1 of whoever comes home. */
  readonly at: number;
  readonly event: string | undefined;
  /** Is told what has happened; nothing where they come home. */
  onEvent(event: string | undefined): void;
}

/** Whether somebody comes home with the group, and what has happened where they do not. */
export function AwayRow({ name, at, event, onEvent }: RowProps) {
  const translate = useTranslate();
  const id = useId();
  const source = `staying.${at}`;
  const { errors } = useFormState({ name: 'staying' });
  const refused: unknown = at < 0 ? undefined : get(errors, `${source}.pilgrim.message`);
  const of = (field: string) => ({ name: `${source}.${field}`, entity, closed: undefined });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        paddingBlock: 1,
        borderBlockEnd: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <bdi id={id}>{name}</bdi>
      <ChoiceBox
        size="small"
        margin="none"
        hiddenLabel
        value={event ?? HOME}
        onChoose={value => onEvent(value === HOME ? undefined : value)}
        slotProps={{ select: { SelectDisplayProps: { 'aria-labelledby': id } } }}
        options={[HOME, ...lines.event.options].map(
          one => [one, translate(one === HOME ? 'departurePages.comes_home' : `choices.${one}`)] as const,
        )}
      />
      {at >= 0 && <DateFieldInput {...of('event_date')} field={lines.event_date} />}
      {at >= 0 && <TextualInput {...of('details')} field={details} />}
      {typeof refused === 'string' && (
        <FormHelperText error role="alert">
          <ValidationError error={refused} />
        </FormHelperText>
      )}
    </Box>
  );
}
