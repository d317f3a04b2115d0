import Button from '@mui/material/Button';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentProps, type ReactNode, useId } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  SaveButton,
  SaveContextProvider,
  useTranslate,
} from 'react-admin';
import { EditingForm } from './EditingForm.tsx';
import { GuardedDialog } from './GuardedDialog.tsx';

type FormProps = ComponentProps<typeof EditingForm>;

interface FormDialogProps extends Required<Pick<FormProps, 'defaultValues' | 'onSubmit' | 'validate'>> {
  readonly title: ReactNode;
  /** Route of what its inputs are of. */
  readonly of?: string;
  /** What its buttons say instead of 'Save' and 'Close'. */
  readonly give?: string;
  readonly leave?: string;
  readonly maxWidth?: 'sm' | 'md';
  readonly sx?: NonNullable<DialogProps['sx']>;
  readonly actionsSx?: NonNullable<DialogProps['sx']>;
  readonly children: ReactNode;
  onClose(): void;
}

/** A dialogue with a form of its own: the page around has a record and a form too, which it knows nothing of. */
export function FormDialog({ title, of, give, leave, maxWidth = 'sm', sx, actionsSx, ...rest }: FormDialogProps) {
  const { children, onClose, ...form } = rest;
  const translate = useTranslate();
  const id = useId();
  return (
    <GuardedDialog fullWidth maxWidth={maxWidth} {...(sx && { sx })} aria-labelledby={id} onClose={onClose}>
      {close => (
        <RecordContextProvider value={undefined}>
          <SaveContextProvider value={{}}>
            <ResourceContextProvider {...(of !== undefined && { value: of })}>
              <EditingForm noValidate mode="onTouched" {...form}>
                <DialogTitle id={id}>{title}</DialogTitle>
                <DialogContent>{children}</DialogContent>
                <DialogActions {...(actionsSx && { sx: actionsSx })}>
                  <Button onClick={close}>{leave ?? translate('ra.action.close')}</Button>
                  <SaveButton alwaysEnable icon={<></>} {...(give !== undefined && { label: give })} />
                </DialogActions>
              </EditingForm>
            </ResourceContextProvider>
          </SaveContextProvider>
        </RecordContextProvider>
      )}
    </GuardedDialog>
  );
}
