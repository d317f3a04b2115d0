import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, ResourceContextProvider, SaveButton, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { personal, personalNames } from '../../../../catalog/people/personalFields.ts';
import { user } from '../../../../catalog/people/user.ts';
import { mount } from '../../../../catalog/wire.ts';
import { formErrors } from '../../../crud/form/formValues.ts';
import { InputGrid } from '../../../kinds/InputGrid.tsx';
import { EditingForm } from '../../../editing/EditingForm.tsx';
import type { Editing } from '../../../editing/useEditing.ts';
import type { RihlaDataProvider } from '../../../dataProvider/RihlaDataProvider.ts';
import { useToday } from '../../../authProvider/useToday.ts';
import type { Profile } from './useProfile.ts';

type Values = Readonly<Record<string, unknown>>;

const entity = { ...user, fields: personal.fields };
/** The picture has its own way to the host. */
const names = personalNames.filter(name => personal.fields[name]?.kind !== 'image');

/** Only what differs is sent, so that a change which somebody else makes meanwhile is not undone. */
const changesOf = (values: Values, profile: Profile): Values =>
  Object.fromEntries(
    names.filter(name => (values[name] ?? null) !== (profile[name] ?? null)).map(name => [name, values[name] ?? null]),
  );

/** The data that its owner keeps right herself. */
export function PersonForm({ profile }: { readonly profile: Profile }) {
  const translate = useTranslate();
  const today = useToday();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const [failure, setFailure] = useState<string>();
  const submit = async (values: Values, { saved }: Editing) => {
    setFailure(undefined);
    try {
      const answer = await dataProvider.ask<Profile>(`${mount(user.name)}/me/`, {
        method: 'PUT',
        body: changesOf(values, profile),
      });
      saved(values, answer);
      queryClient.setQueryData(['me'], answer);
    } catch (error) {
      if (error instanceof HttpError && error.body?.errors) return error.body.errors;
      setFailure(error instanceof Error ? error.message : 'ra.notification.http_error');
      return undefined;
    }
    notify('pages.profile.person_saved', { type: 'success' });
    return undefined;
  };
  return (
    <ResourceContextProvider value={user.route}>
      <EditingForm
        noValidate
        mode="onTouched"
        record={profile}
        onSubmit={submit}
        validate={values => formErrors(entity, values, { translate, today })}
      >
        {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
        <InputGrid entity={entity} names={names} />
        <SaveButton alwaysEnable={false} sx={{ marginBlockStart: 1 }} />
      </EditingForm>
    </ResourceContextProvider>
  );
}
