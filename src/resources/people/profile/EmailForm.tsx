import Send from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { HttpError, PasswordInput, SaveButton, TextInput, useDataProvider, useTranslate } from 'react-admin';
import { user } from '../../../../catalog/people/user.ts';
import { parseValue } from '../../../../catalog/parse.ts';
import type { RihlaDataProvider } from '../../../dataProvider/RihlaDataProvider.ts';
import { EditingForm } from '../../../editing/EditingForm.tsx';
import type { Editing } from '../../../editing/useEditing.ts';

type Values = Readonly<Record<string, unknown>>;

/** The rules that the entries break, as React-Admin translates them beside their fields. */
function errorsOf({ email, password }: Values) {
  const parsed = parseValue(user.fields.email, email);
  return {
    ...('code' in parsed && { email: { message: `violations.${parsed.code}`, args: parsed.params ?? {} } }),
    ...(!password && { password: 'violations.required' }),
  };
}

interface EmailFormProps {
  /** Another try takes the outcome of the one before away. */
  onTry(): void;
  onSent(email: string): void;
}

function Entries({ onTry, onSent }: EmailFormProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const [failure, setFailure] = useState<string>();
  const submit = async (values: Values, { saved }: Editing) => {
    const { email, password } = values;
    setFailure(undefined);
    onTry();
    try {
      await dataProvider.ask('/api/auth/user/email/', { method: 'POST', body: { email, password } });
    } catch (error) {
      if (error instanceof HttpError && error.body?.errors) return error.body.errors;
      setFailure(error instanceof Error ? error.message : 'ra.notification.http_error');
      return undefined;
    }
    saved(values);
    onSent(String(email));
    return undefined;
  };
  return (
    <EditingForm noValidate mode="onTouched" onSubmit={submit} validate={errorsOf}>
      <Stack sx={{ gap: 1, maxWidth: 420, alignItems: 'start' }}>
        {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
        <TextInput
          source="email"
          type="email"
          label="pages.profile.new_email"
          isRequired
          helperText="pages.profile.email_hint"
          slotProps={{ htmlInput: { autoComplete: 'email', inputMode: 'email', dir: 'ltr' } }}
        />
        <PasswordInput
          source="password"
          label="pages.profile.own_password"
          isRequired
          helperText={false}
          slotProps={{ htmlInput: { autoComplete: 'current-password', dir: 'ltr' } }}
        />
        <SaveButton label="pages.profile.email_save" icon={<Send />} alwaysEnable={false} />
      </Stack>
    </EditingForm>
  );
}

/** Asks for another address to sign in with, which is confirmed from there. */
export function EmailForm() {
  const translate = useTranslate();
  const [sent, setSent] = useState<string>();
  // A form that has been sent begins anew, empty.
  const [round, setRound] = useState(0);
  const begin = (email: string) => {
    setSent(email);
    setRound(round + 1);
  };
  return (
    <>
      {sent && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {translate('pages.profile.email_sent', { email: sent })}
        </Alert>
      )}
      <Entries key={round} onTry={() => setSent(undefined)} onSent={begin} />
    </>
  );
}
