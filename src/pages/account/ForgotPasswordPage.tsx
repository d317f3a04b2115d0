import { email } from '../../../catalog/fields.ts';
import { filled } from '../../../catalog/texts.ts';
import { useAccountWords } from '../../i18n/accountWords.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { Entry } from './Entry.tsx';
import { post } from './post.ts';
import { useAccountForm } from './useAccountForm.ts';

const fields = { email: email({ required: true }) };

/** Asks for a link to a new password. Says the same whether the email is known or not. */
export const ForgotPasswordPage = () => {
  const words = useAccountWords();
  const { forgot, fields: labels } = words;
  const form = useAccountForm({ fields, words, send: values => post('/auth/user/reset_password/', { email: values.email.trim() }) });
  if (form.done) return <AccountFrame title={forgot.sent} advice={filled(forgot.sentAdvice, { email: form.values['email'] ?? '' })} />;
  return (
    <AccountFrame title={forgot.title} advice={forgot.advice}>
      <AccountForm form={form} label={forgot.submit}>
        <Entry {...form.entry('email')} label={labels.email} type="email" autoComplete="username" dir="ltr" />
      </AccountForm>
    </AccountFrame>
  );
};
