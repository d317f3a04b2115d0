import Key from '@mui/icons-material/KeyOutlined';
import Stack from '@mui/material/Stack';
import { PasswordInput, SaveButton, useTranslate } from 'react-admin';
import { user } from '#catalog/people/user.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { EditingForm } from '../../engine/editing/EditingForm.tsx';
import { useSubmit } from '../../engine/editing/useSubmit.tsx';

/** What the form is filled in with; the old one only where it is asked for. */
export type Passwords = Readonly<Record<'old_password' | 'password' | 'confirm_password', string | undefined>>;

interface PasswordFormProps {
  /**
   * Words of the page: `<words>.new_password`, `confirm_password`, `hint`, `save` and, with the old one,
   * `old_password`.
   */
  readonly words: string;
  /** Asked for when it is one's own password. */
  readonly withOld?: boolean;
  /** Takes the passwords to the host, and rejects with its refusal. */
  onSend(passwords: Passwords): Promise<void>;
}

const MIN = 12;
const secret = { ...user.fields.password, required: true };

/** The rules that the entries break, as React-Admin translates them beside their fields. */
function errorsOf({ old_password: old, password, confirm_password: again }: Partial<Passwords>, withOld: boolean) {
  const parsed = parseValue(secret, password ?? '');
  return {
    ...(withOld && !old && { old_password: 'violations.required' }),
    ...('code' in parsed && { password: { message: `violations.${parsed.code}`, args: parsed.params ?? {} } }),
    ...(again !== password && { confirm_password: 'violations.passwords_differ' }),
  };
}

/** Asks for a password and its confirmation: one's own with the old one, another's as an administrator. */
export function PasswordForm({ words, withOld = false, onSend }: PasswordFormProps) {
  const translate = useTranslate();
  const { submit, refusal } = useSubmit(async (values: Passwords, { saved }) => {
    await onSend(values);
    saved(values);
  });
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
        {refusal}
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
