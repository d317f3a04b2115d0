import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { pick } from 'es-toolkit';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { ref } from '#catalog/engine/fields.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useCall } from '#src/dataProvider/useCall.ts';
import { FormDialog } from '#src/engine/editing/FormDialog.tsx';
import { formErrors, newValues } from '#src/engine/editing/formValues.ts';
import { useSubmit } from '#src/engine/editing/useSubmit.tsx';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { RefInput } from '#src/engine/kinds/ref/RefInput.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { inAsked } from './inAsked.ts';
import type { FamilyAnswer } from '#catalog/hajj/families/FamilyAnswer.ts';

const { family: kindred, hajj_passenger_info: pilgrim } = entities;

const joining = ref(pilgrim.name, { required: true });
const form: Entity = {
  ...pick(pilgrim, ['name', 'collection', 'route', 'title', 'list', 'form', 'search', 'access']),
  fields: { pilgrim: joining },
};

/** From where whoever is chosen would come, so that nobody is taken out of a family unseen. */
function ComesFrom({ family }: { readonly family: number }) {
  const translate = useTranslate();
  const chosen: unknown = useWatch({ name: 'pilgrim' });
  const { data } = useGetOne(pilgrim.route, { id: Number(chosen) }, { enabled: !isBlank(chosen) });
  if (isBlank(chosen) || typeof data?.['family'] !== 'number' || data.id !== chosen) return null;
  const before: number = data['family'];
  if (before === family) return <Alert severity="info">{translate('familyPages.is_of_it')}</Alert>;
  return (
    <Alert severity="warning">
      {translate('familyPages.leaves')}:{' '}
      <RecordContextProvider value={data}>
        <RefTitle target={kindred.name} id={String(before)} />
      </RecordContextProvider>
    </Alert>
  );
}

/** Asks which file joins a family. */
export function AddDialog({ family, onClose }: { readonly family: FamilyAnswer; onClose(): void }) {
  const translate = useTranslate();
  const { mutateAsync } = useCall(
    async (host, file: number) =>
      host.update(pilgrim.route, { id: file, data: { family: family.id }, previousData: { id: file } }),
    { touches: 'all' },
  );
  const { submit, refusal } = useSubmit(async (values, { saved }) => {
    await mutateAsync(Number(values['pilgrim'])).catch((error: unknown) => {
      throw inAsked(error, { family: 'pilgrim' });
    });
    saved(values);
    onClose();
  });
  return (
    <FormDialog
      title={translate('familyPages.add')}
      of={pilgrim.route}
      give="familyPages.add"
      defaultValues={newValues(form)}
      onSubmit={submit}
      validate={values => formErrors(form, values, { translate })}
      onClose={onClose}
    >
      {refusal}
      <Typography sx={{ mb: 2 }}>{translate('familyPages.about_add')}</Typography>
      <RefInput name="pilgrim" field={joining} entity={form} closed={undefined} />
      <ComesFrom family={family.id} />
    </FormDialog>
  );
}
