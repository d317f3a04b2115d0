import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  SaveButton,
  SaveContextProvider,
  useTranslate,
} from 'react-admin';
import type { Command } from '#catalog/engine/defineCommand.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { commandForm } from './commandForm.ts';
import { useCommand } from './useCommand.ts';
import { formErrors, newValues } from '../editing/formValues.ts';
import { EditingForm } from '../editing/EditingForm.tsx';
import { useSubmit } from '../editing/useSubmit.tsx';
import { InputGrid } from '../kinds/InputGrid.tsx';
import { usePlaceName } from '../kinds/usePlaceName.ts';
import { useOutcome } from '../messages/useOutcome.ts';

interface CommandPanelProps {
  readonly command: Command;
  readonly record: RaRecord;
  /** What its button says. */
  readonly label: string;
  /** What its form begins with beyond what its fields say. */
  readonly initial?: object;
  /** Above the fields. */
  readonly children?: ReactNode;
  readonly below?: ReactNode;
  /** What else is wrong that the page knows before the host is asked. */
  more?(values: Readonly<Record<string, unknown>>): readonly Violation[];
  onGiven(): void;
}

/** Tells a command what it asks for where the page has room for that: no dialogue covers what one writes about. */
export function CommandPanel({ command, record, label, initial, children, below, more, onGiven }: CommandPanelProps) {
  const translate = useTranslate();
  const tell = useOutcome(command.entity.route);
  const [form] = useState(() => commandForm(command, {}, record));
  const [begun] = useState(() => ({ ...newValues(form), ...initial }));
  const { mutateAsync } = useCommand(command, { isShown: true });
  const nameOf = usePlaceName();
  const { submit, refusal } = useSubmit(
    async (input, { saved }) => {
      await mutateAsync({ id: record.id, input });
      saved(input);
      tell('crud.lifecycle.done', 'success', {});
      onGiven();
    },
    undefined,
    { fields: Object.keys(form.fields), nameOf },
  );
  return (
    <RecordContextProvider value={undefined}>
      <SaveContextProvider value={{}}>
        <ResourceContextProvider value={command.entity.route}>
          <EditingForm
            noValidate
            mode="onSubmit"
            defaultValues={begun}
            onSubmit={submit}
            validate={values => formErrors(form, values, { translate, today: undefined, more: more?.(values) ?? [] })}
          >
            {refusal}
            {children}
            <InputGrid entity={form} names={Object.keys(form.fields)} />
            {below}
            <Box sx={{ mt: 1 }}>
              <SaveButton alwaysEnable label={label} icon={<></>} />
            </Box>
          </EditingForm>
        </ResourceContextProvider>
      </SaveContextProvider>
    </RecordContextProvider>
  );
}
