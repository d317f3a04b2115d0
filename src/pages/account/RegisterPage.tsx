import { email, password, phone, text } from '#catalog/engine/fields.ts';
import { filled } from '#catalog/engine/texts/texts.ts';
import { useAccountWords } from '../../i18n/accountWords.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { Entry } from './Entry.tsx';
import { post } from './post.ts';
import { SecretEntry } from './SecretEntry.tsx';
import { useAccountForm } from './useAccountForm.ts';

const fields = {
  first_name: text({ required: true, max: 100 }),
  last_name: text({ max: 100 }),
  email: email({ required: true }),
  phone: phone(),
  password: password({ required: true }),
  confirm_password: text({ required: true }),
};

/** Asks for an account, which an administrator approves. */
export const RegisterPage = () => {
  const words = useAccountWords();
  const { register, fields: labels } = words;
  const form = useAccountForm({
    fields,
    words,
    send: ({ confirm_password: _again, last_name, phone: number, ...needed }) =>
      post('/api/auth/register', { ...needed, ...(last_name && { last_name }), ...(number && { phone: number }) }),
  });
  if (form.done) {
    return (
      <AccountFrame
        result
        title={register.thanks}
        advice={filled(register.thanksAdvice, { email: form.values['email'] ?? '' })}
      />
    );
  }
  return (
    <AccountFrame title={register.title} advice={register.advice}>
      <AccountForm form={form} label={register.submit}>
        <div className="pair">
          <Entry {...form.entry('first_name')} label={labels.first_name} autoComplete="given-name" dir="auto" />
          <Entry
            {...form.entry('last_name')}
            label={`${labels.last_name} (${words.optional})`}
            autoComplete="family-name"
            dir="auto"
          />
        </div>
        <Entry {...form.entry('email')} label={labels.email} type="email" autoComplete="email" dir="ltr" />
        <Entry
          {...form.entry('phone')}
          label={`${labels.phone} (${words.optional})`}
          type="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <SecretEntry {...form.entry('password')} label={labels.password} hint={words.passwordHint} />
        <SecretEntry {...form.entry('confirm_password')} label={labels.confirm_password} />
      </AccountForm>
    </AccountFrame>
  );
};
