import { ResourceContextProvider, SaveButton, useNotify, useTranslate } from 'react-admin';
import { personal, personalNames } from '#catalog/registry/personalFields.ts';
import { user } from '#catalog/people/user.ts';
import { mount } from '#catalog/engine/wire.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { formErrors } from '#src/engine/editing/formValues.ts';
import { useCall } from '#src/dataProvider/useCall.ts';
import { EditingForm } from '#src/engine/editing/EditingForm.tsx';
import type { Values } from '#src/engine/editing/merged.ts';
import { useSubmit } from '#src/engine/editing/useSubmit.tsx';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import type { Profile } from './useProfile.ts';

const entity = { ...user, fields: personal.fields };
/** The picture has its own way to the host. */
const names = personalNames.filter(name => personal.fields[name]?.kind !== 'image');

/** Only what differs is sent, so that a change which somebody else makes meanwhile is not undone. */
const changesOf = (values: Values, profile: Profile): Values =>
  Object.fromEntries(
    names.filter(name => (values[name] ?? null) !== (profile[name] ?? null)).map(name => [name, values[name] ?? null]),
  );

/** The data that its owner keeps right themselves. */
export function PersonForm({ profile }: { readonly profile: Profile }) {
  const translate = useTranslate();
  const today = useToday();
  const notify = useNotify();
  const { mutateAsync } = useCall<Values, Profile>(
    (host, body) => host.ask(`${mount(user.name)}/me/`, { method: 'PUT', body }),
    { touches: ['me', user.route, 'history'] },
  );
  const { submit, refusal } = useSubmit(async (values, { saved }) => {
    saved(values, await mutateAsync(changesOf(values, profile)));
    notify('pages.profile.person_saved', { type: 'success' });
  });
  return (
    <ResourceContextProvider value={user.route}>
      <EditingForm
        noValidate
        mode="onTouched"
        record={profile}
        onSubmit={submit}
        validate={values => formErrors(entity, values, { translate, today })}
      >
        {refusal}
        <InputGrid entity={entity} names={names} />
        <SaveButton alwaysEnable={false} sx={{ marginBlockStart: 1 }} />
      </EditingForm>
    </ResourceContextProvider>
  );
}
