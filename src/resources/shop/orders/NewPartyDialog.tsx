import { useTranslate } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import { FormDialog } from '#src/engine/editing/FormDialog.tsx';
import { formErrors, newValues } from '#src/engine/editing/formValues.ts';
import { useCall } from '#src/dataProvider/useCall.ts';
import { useSubmit } from '#src/engine/editing/useSubmit.tsx';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';

const party = entityNamed('party');

interface NewPartyDialogProps {
  onClose(): void;
  onMade(id: number): void;
}

/** Asks for the name and the telephone of whoever orders. */
export function NewPartyDialog({ onClose, onMade }: NewPartyDialogProps) {
  const translate = useTranslate();
  const { mutateAsync } = useCall(
    async (host, data: Record<string, unknown>) => (await host.create(party.route, { data })).data,
    { touches: [party.route] },
  );
  const { submit, refusal } = useSubmit(async (values, { saved }) => {
    const made = await mutateAsync(values);
    saved(values);
    onMade(Number(made.id));
  });
  return (
    <FormDialog
      title={translate('orderPages.new_customer')}
      defaultValues={newValues(party)}
      onSubmit={submit}
      validate={values => formErrors(party, values, { translate })}
      onClose={onClose}
    >
      {refusal}
      <InputGrid entity={party} names={['name', 'phone']} />
    </FormDialog>
  );
}
