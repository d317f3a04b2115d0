import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useSignOut } from '../engine/editing/useSignOut.ts';
import { BackToStart } from './BackToStart.tsx';
import { Message } from './Message.tsx';

/** Instead of a page that the user's role may not see, at its address: whoever may can sign in and go on from there. */
export const AccessDenied = () => {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const signOut = useSignOut();
  return (
    <Message title={translate('shell.denied.title')} advice={translate('shell.denied.advice')}>
      <BackToStart />
      <Button onClick={() => void signOut(`${pathname}${search}`)}>{translate('shell.denied.as_other')}</Button>
    </Message>
  );
};
