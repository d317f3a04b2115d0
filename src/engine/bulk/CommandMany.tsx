import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { omit, pick } from 'es-toolkit';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { type Identifier, useDataProvider, useListContext, usePermissions, useTranslate } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { type Command, startsIn } from '#catalog/engine/defineCommand.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { stateIn, stepsOfMany } from '#catalog/registry/availableCommands.ts';
import { ChoiceBox } from '../choices/ChoiceBox.tsx';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { useToday } from '../../authProvider/useToday.ts';
import { recordErrors } from '../editing/recordErrors.ts';
import type { PanelProps } from '../panels/LazyTool.tsx';
import { useEntity } from '../entity/useEntity.ts';
import { LeaveGuard } from '../editing/LeaveGuard.tsx';
import { InputGrid } from '../kinds/InputGrid.tsx';
import { begun, commandForm } from '../commands/commandForm.ts';
import { BulkDialog } from './BulkDialog.tsx';

interface Values extends Record<string, unknown> {
  reason: string;
}

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

/** What is asked once for all of them; lines are those of one record. */
function formOfMany(command: Command): Entity {
  const form = commandForm(command);
  return {
    ...form,
    fields: Object.fromEntries(Object.entries(form.fields).filter(([, { kind }]) => kind !== 'lines')),
  };
}

/** Takes the selected documents one step on; those that may not take it stay, and say why. */
export function CommandMany({ onClose }: PanelProps) {
  const { route } = useEntity();
  const translate = useTranslate();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const [verb, setVerb] = useState('');
  const today = useToday();
  const queryClient = useQueryClient();
  const asked = useForm<Values>({ mode: 'onTouched', defaultValues: { reason: '' } });
  const told = useWatch({ control: asked.control });
  const steps = useSteps();
  const command = steps.find(step => step.verb === verb);
  const form = command && formOfMany(command);
  const choose = (chosen: string) => {
    setVerb(chosen);
    const next = steps.find(step => step.verb === chosen);
    // Another command asks other things; the reason stays, whatever is done.
    if (next) asked.reset({ ...begun(formOfMany(next), today, undefined), reason: asked.getValues('reason') });
  };
  const run = async (ids: readonly Identifier[]) => {
    if (!command || !form) return { results: [] };
    const input = pick(told, Object.keys(omit(form.fields, ['reason'])));
    const reason = command.reason && { reason: told.reason?.trim() ?? '' };
    const answer = await dataProvider.performMany(route, { command, ids, input, ...reason });
    // Where money moves, balances and other documents follow; the list itself is read anew at the end.
    if (command.moves) void queryClient.invalidateQueries({ refetchType: 'none' });
    return answer;
  };
  // 'Cancel' beside 'Cancel' would say that nothing is done.
  const wordsOf = ({ isHandled, name, verb: word }: Command) => {
    const inFull = `crud.lifecycle.in_full.${name}`;
    return isHandled && translate(inFull, { _: '' }) ? inFull : `commands.${word}`;
  };
  const about = command && translate(`crud.bulk.about.${command.name}`, { _: '' });
  return (
    <BulkDialog
      title={command?.isHandled ? wordsOf(command) : 'crud.bulk.transition_title'}
      confirm={command?.isHandled ? wordsOf(command) : 'crud.bulk.transition'}
      isCommand={command?.isHandled === true}
      ready={form !== undefined && recordErrors(form, told).length === 0}
      run={run}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <ChoiceBox
          required
          label={translate('crud.lifecycle.which')}
          value={verb}
          onChoose={choose}
          options={steps.map(step => [step.verb, translate(wordsOf(step))] as const)}
        />
        {about && <Typography>{about}</Typography>}
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
