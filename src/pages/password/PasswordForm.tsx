import Key from '@mui/icons-material/KeyOutlined';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { HttpError, PasswordInput, SaveButton, useDataProvider, useTranslate } from 'react-admin';
import { user } from '../../../catalog/people/user.ts';
import { parseValue } from '../../../catalog/parse.ts';
import { mount } from '../../../catalog/wire.ts';
import { EditingForm } from '../../editing/EditingForm.tsx';
import type { Editing } from '../../editing/useEditing.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';

interface PasswordFormProps {
  readonly userId: string | number;
  /**
   * Words of the page: `<words>.new_password`, `confirm_password`, `hint`, `save` and, with the old one,
   * `old_password`.
   */
  readonly words: string;
  /** Asked for when it is one's own password. */
  readonly withOld?: boolean;
  onSaved(password: string): void;
}

const MIN = 12;
const secret = { ...user.fields.password, required: true };
type Values = Readonly<Record<string, string | undefined>>;

/** The rules that the entries break, as React-Admin translates them beside their fields. */
function errorsOf({ old_password: old, password, confirm_password: again }: Values, withOld: boolean) {
  const parsed = parseValue(secret, password ?? '');
  return {
    ...(withOld && !old && { old_password: 'violations.required' }),
    ...('code' in parsed && { password: { message: `violations.${parsed.code}`, args: parsed.params ?? {} } }),
    ...(again !== password && { confirm_password: 'violations.passwords_differ' }),
  };
}

/** Sets the password of a user: one's own with the old one, another's as an administrator. */
export function PasswordForm({ userId, words, withOld = false, onSaved }: PasswordFormProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const [failure, setFailure] = useState<string>();
  const submit = async (values: Values, { saved }: Editing) => {
    setFailure(undefined);
    try {
      await dataProvider.ask(`${mount(user.name)}/passwordchange/${userId}`, { method: 'PATCH', body: values });
    } catch (error) {
      if (error instanceof HttpError && error.body?.errors) return error.body.errors;
      setFailure(error instanceof Error ? error.message : 'ra.notification.http_error');
      return undefined;
    }
    saved(values);
    onSaved(values['password'] ?? '');
    return undefined;
  };
  const input = (source: string, label: string, autoComplete: string) => (
    <PasswordInput
      source={source}
      label={`${words}.${label}`}
      isRequired
      helperText={false}
      slotProps={{ htmlInput: { autoComplete, dir: 'ltr' } }}
    />
  );
  return (
    <EditingForm noValidate mode="onTouched" onSubmit={submit} validate={values => errorsOf(values, withOld)}>
      <Stack sx={{ gap: 1, maxWidth: 420, alignItems: 'start' }}>
        {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
        {withOld && input('old_password', 'old_password', 'current-password')}
        <PasswordInput
          source="password"
          label={`${words}.new_password`}
          isRequired
          helperText={translate(`${words}.hint`, { min: MIN })}
          slotProps={{ htmlInput: { autoComplete: 'new-password', dir: 'ltr' } }}
        />
        {input('confirm_password', 'confirm_password', 'new-password')}
        <SaveButton label={`${words}.save`} icon={<Key />} alwaysEnable={false} />
      </Stack>
    </EditingForm>
  );
}
