import { useLocation } from 'react-router';
import { email } from '#catalog/engine/fields.ts';
import { filled } from '#catalog/engine/texts/texts.ts';
import { useAccountWords } from '../../i18n/accountWords.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { Entry } from './Entry.tsx';
import { post } from './post.ts';
import { useAccountForm } from './useAccountForm.ts';

/** The address that was typed at the sign-in. */
function emailOf(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : undefined;
  return typeof email === 'string' ? email : '';
}

const fields = { email: email({ required: true }) };

/** Asks for a link to a new password. Says the same whether the email is known or not. */
export const ForgotPasswordPage = () => {
  const words = useAccountWords();
  const { forgot, fields: labels } = words;
  const { state }: { readonly state: unknown } = useLocation();
  const form = useAccountForm({
    fields,
    words,
    initial: { email: emailOf(state) },
    send: values => post('/auth/user/reset_password/', { email: values.email.trim() }),
  });
  if (form.done)
    return (
      <AccountFrame
        result
        title={forgot.sent}
        advice={filled(forgot.sentAdvice, { email: form.values['email'] ?? '' })}
      />
    );
  return (
    <AccountFrame title={forgot.title} advice={forgot.advice}>
      <AccountForm form={form} label={forgot.submit}>
        <Entry {...form.entry('email')} label={labels.email} type="email" autoComplete="username" dir="ltr" />
      </AccountForm>
    </AccountFrame>
  );
};
