import Send from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { PasswordInput, SaveButton, TextInput, useTranslate } from 'react-admin';
import { user } from '#catalog/people/user.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { useCall } from '#src/dataProvider/useCall.ts';
import { EditingForm } from '#src/engine/editing/EditingForm.tsx';
import type { Values } from '#src/engine/editing/merged.ts';
import { useSubmit } from '#src/engine/editing/useSubmit.tsx';

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
  const { mutateAsync } = useCall<Values, unknown>(
    (host, body) => host.ask('/api/auth/user/email/', { method: 'POST', body }),
    { touches: [] },
  );
  const { submit, refusal } = useSubmit(async (values, { saved }) => {
    const { email, password } = values;
    onTry();
    await mutateAsync({ email, password });
    saved(values);
    onSent(String(email));
  });
  return (
    <EditingForm noValidate mode="onTouched" onSubmit={submit} validate={errorsOf}>
      <Stack sx={{ gap: 1, maxWidth: 420, alignItems: 'start' }}>
        {refusal}
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
