import { Link, useSearchParams } from 'react-router';
import { useAccountWords } from '../../i18n/accountWords.ts';
import { PROFILE } from '../../authProvider/returnPath.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { post } from './post.ts';
import { useAccountForm } from './useAccountForm.ts';

const fields = {};

/**
 * Where the link of the mail leads: confirms another address for an account. By a press, since mail programs open links
 * by themselves.
 */
export const ConfirmEmailPage = () => {
  const words = useAccountWords();
  const { newEmail } = words;
  const [query] = useSearchParams();
  const [uid, token] = [query.get('uid'), query.get('token')];
  const form = useAccountForm({ fields, words, send: () => post('/auth/user/confirm_email/', { uid, token }) });
  if (form.done) return <AccountFrame result title={newEmail.done} advice={newEmail.doneAdvice} />;
  if (!uid || !token || ['token', 'uid', 'email'].some(name => form.refused(name))) {
    return (
      <AccountFrame result title={newEmail.broken} advice={newEmail.brokenAdvice}>
        <Link className="action" to={PROFILE}>
          {newEmail.profile}
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={newEmail.title} advice={newEmail.advice}>
      <AccountForm form={form} label={newEmail.submit}>
        {null}
      </AccountForm>
    </AccountFrame>
  );
};
