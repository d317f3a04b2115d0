import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { RecordContextProvider, SaveButton, SaveContextProvider, useTranslate } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import { formErrors, newValues } from '#src/engine/editing/formValues.ts';
import { useCall } from '#src/dataProvider/useCall.ts';
import { EditingForm } from '#src/engine/editing/EditingForm.tsx';
import { GuardedDialog } from '#src/engine/editing/GuardedDialog.tsx';
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
  const id = useId();
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
    <GuardedDialog fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      {close => (
        // The page around has a record and a form of its own.
        <RecordContextProvider value={undefined}>
          <SaveContextProvider value={{}}>
            <EditingForm
              noValidate
              mode="onTouched"
              defaultValues={newValues(party)}
              onSubmit={submit}
              validate={values => formErrors(party, values, { translate })}
            >
              <DialogTitle id={id}>{translate('orderPages.new_customer')}</DialogTitle>
              <DialogContent>
                {refusal}
                <InputGrid entity={party} names={['name', 'phone']} />
              </DialogContent>
              <DialogActions>
                <Button onClick={close}>{translate('ra.action.close')}</Button>
                <SaveButton alwaysEnable icon={<></>} />
              </DialogActions>
            </EditingForm>
          </SaveContextProvider>
        </RecordContextProvider>
      )}
    </GuardedDialog>
  );
}
