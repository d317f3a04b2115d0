import { Link, useLocation, useNavigate } from 'react-router';
import { useShellWords } from '../../i18n/shellWords.ts';
import { type EndReason, endReasons } from '../../authProvider/EndReason.ts';
import { session } from '../../authProvider/session.ts';
import { returnPath } from '../../authProvider/returnPath.ts';
import { TabTitle } from '../TabTitle.tsx';
import { LoginField } from './LoginField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useDemoAccount } from './useDemoAccount.ts';
import { useLoginForm } from './useLoginForm.ts';
import { OutsideChoices } from '../OutsideChoices.tsx';
import '../shell.css';
import './login.css';
import { Welcome } from './Welcome.tsx';

/** Why the last session ended, as the address tells it. */
function useEndedText(ended: Readonly<Record<EndReason, string>>): string | null {
  const asked = new URLSearchParams(useLocation().search).get('reason');
  const reason = endReasons.find(one => one === asked);
  return reason ? ended[reason] : null;
}

/** Sign-in. Plain React and CSS, so that it shows before the admin is even fetched. */
export const LoginPage = () => {
  const { login: words } = useShellWords();
  const location = useLocation();
  const navigate = useNavigate();
  const form = useLoginForm(words, () => {
    const next = returnPath(location);
    void navigate(session.mayGoOnAt(next) ? next : '/', { replace: true });
  });
  const demo = useDemoAccount(form.prefill);
  const ended = useEndedText(words.ended);
  const alert = form.message ?? ended;
  return (
    <div className="login">
      <TabTitle title={words.title} />
      <Welcome />
      <main>
        <form noValidate aria-labelledby="login-title" onSubmit={event => void form.submit(event)}>
          <h1 id="login-title">{words.title}</h1>
          <div role="alert">{alert && <p className="alert">{alert}</p>}</div>
          <LoginField
            label={words.email}
            error={form.errorOf('email')}
            isOffered={form.isOffered('email')}
            type="email"
            name="email"
            autoComplete="username"
            value={form.values.email}
            onChange={event => form.change('email', event.target.value)}
          />
          <PasswordField
            words={words}
            value={form.values.password}
            error={form.errorOf('password')}
            isOffered={form.isOffered('password')}
            onChange={value => form.change('password', value)}
          />
          <button className="submit" type="submit" disabled={!form.canSubmit} aria-disabled={form.busy}>
            {form.busy ? words.busy : words.submit}
          </button>
          <p className="links">
            <Link to="/forgot-password" state={{ email: form.values.email }}>
              {words.forgot}
            </Link>
            <Link to="/register">{words.register}</Link>
          </p>
        </form>
        <OutsideChoices />
        {demo && <p className="hint">{words.demo}</p>}
      </main>
    </div>
  );
};
