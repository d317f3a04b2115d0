import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { CreateBase, SaveButton, useNotify, useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { formErrors, newValues } from '#src/engine/editing/formValues.ts';
import { EditingForm } from '#src/engine/editing/EditingForm.tsx';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { GuardedDialog } from '#src/engine/editing/GuardedDialog.tsx';

interface GiveOfficeProps {
  readonly office: Entity;
  readonly member: number;
  onClose(): void;
}

/** Gives a member an office: which one, and for how long. */
export function GiveOffice({ office, member, onClose }: GiveOfficeProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const id = useId();
  const given = async () => {
    notify('memberPages.offices.given', { type: 'success' });
    await queryClient.invalidateQueries({ queryKey: [office.route] });
    onClose();
  };
  return (
    <GuardedDialog fullWidth maxWidth="md" aria-labelledby={id} onClose={onClose}>
      {close => (
        <CreateBase resource={office.route} redirect={false} mutationOptions={{ onSuccess: () => void given() }}>
          <EditingForm
            noValidate
            mode="onTouched"
            defaultValues={{ ...newValues(office), member }}
            validate={values => formErrors(office, values, { translate })}
          >
            <DialogTitle id={id}>{translate(`memberPages.offices.${office.name}`)}</DialogTitle>
            <DialogContent sx={{ '&&': { pt: 1 } }}>
              <InputGrid entity={office} names={Object.keys(office.fields).filter(name => name !== 'member')} />
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>{translate('ra.action.cancel')}</Button>
              <SaveButton alwaysEnable label="memberPages.offices.give" />
            </DialogActions>
          </EditingForm>
        </CreateBase>
      )}
    </GuardedDialog>
  );
}
