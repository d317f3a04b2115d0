import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useDataProvider, useListContext, usePermissions, useTranslate } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { startsIn } from '#catalog/engine/defineCommand.ts';
import { stateIn, stepsOfMany } from '#catalog/registry/availableCommands.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { recordErrors } from '../editing/recordErrors.ts';
import type { PanelProps } from '../panels/LazyTool.tsx';
import { useEntity } from '../entity/useEntity.ts';
import { LeaveGuard } from '../editing/LeaveGuard.tsx';
import { InputGrid } from '../kinds/InputGrid.tsx';
import { commandForm } from '../commands/commandForm.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** The steps that one or more of the selected records may take. */
function useSteps() {
  const entity = useEntity();
  const { permissions: who = guest } = usePermissions<Principal>();
  const { data = [], selectedIds } = useListContext();
  const states = data.filter(record => selectedIds.includes(record.id)).map(record => stateIn(entity, record));
  // Records selected on another page are not at hand; then every step is offered and the host judges.
  return stepsOfMany(who, entity).filter(
    command => states.length === 0 || states.some(state => startsIn(command, state)),
  );
}

/** Takes the selected documents one step on; those that may not take it stay, and say why. */
export function CommandMany({ onClose }: PanelProps) {
  const { route } = useEntity();
  const translate = useTranslate();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const [verb, setVerb] = useState('');
  const asked = useForm({ mode: 'onTouched', defaultValues: { reason: '' } });
  const told = useWatch({ control: asked.control });
  const steps = useSteps();
  const command = steps.find(step => step.verb === verb);
  const form = command && commandForm(command);
  return (
    <BulkDialog
      title="crud.bulk.transition_title"
      confirm="crud.bulk.transition"
      ready={form !== undefined && recordErrors(form, told).length === 0}
      run={async ids =>
        command
          ? dataProvider.performMany(route, { command, ids, ...(command.reason && { reason: told.reason?.trim() }) })
          : { results: [] }
      }
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField
          select
          required
          label={translate('crud.lifecycle.which')}
          value={verb}
          onChange={({ target }) => setVerb(target.value)}
        >
          {steps.map(step => (
            <MenuItem key={step.verb} value={step.verb}>
              {translate(`commands.${step.verb}`)}
            </MenuItem>
          ))}
        </TextField>
        {form && (
          <FormProvider {...asked}>
            <InputGrid entity={form} names={Object.keys(form.fields)} />
            <LeaveGuard />
          </FormProvider>
        )}
      </Stack>
    </BulkDialog>
  );
}
