import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { password, text } from '#catalog/engine/fields.ts';
import { useAccountWords } from '../../i18n/accountWords.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { post } from './post.ts';
import { SecretEntry } from './SecretEntry.tsx';
import { useAccountForm } from './useAccountForm.ts';

const fields = { new_password: password({ required: true }), confirm_password: text({ required: true }) };

/**
 * Whether the host says, before anything is typed, that a link opens nothing any more. Hosts that cannot say so leave
 * it open.
 */
function useIsUsedUp(uid: string | null, token: string | null): boolean {
  const [usedUp, setUsedUp] = useState(false);
  useEffect(() => {
    if (!uid || !token) return undefined;
    let lasts = true;
    void post('/auth/user/reset_password_check/', { uid, token }).then(({ fields: { token: refused } }) => {
      if (lasts && refused) setUsedUp(true);
    });
    return () => {
      lasts = false;
    };
  }, [uid, token]);
  return usedUp;
}

/** Where the link of the mail leads: sets a new password. */
export const ResetPasswordPage = () => {
  const words = useAccountWords();
  const { reset, fields: labels } = words;
  const [query] = useSearchParams();
  const [uid, token] = [query.get('uid'), query.get('token')];
  const usedUp = useIsUsedUp(uid, token);
  const form = useAccountForm({
    fields,
    words,
    send: values => post('/auth/user/reset_password_confirm/', { uid, token, new_password: values.new_password }),
  });
  if (form.done) return <AccountFrame result title={reset.done} advice={reset.doneAdvice} />;
  if (!uid || !token || usedUp || form.refused('token') || form.refused('uid')) {
    return (
      <AccountFrame result title={reset.broken} advice={reset.brokenAdvice}>
        <Link className="action" to="/forgot-password">
          {reset.again}
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={reset.title} advice={reset.advice}>
      <AccountForm form={form} label={reset.submit}>
        <SecretEntry {...form.entry('new_password')} label={labels.new_password} hint={words.passwordHint} />
        <SecretEntry {...form.entry('confirm_password')} label={labels.confirm_password} />
      </AccountForm>
    </AccountFrame>
  );
};
