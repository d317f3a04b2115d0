import { useTranslate } from 'react-admin';
import { BackToStart } from './BackToStart.tsx';
import { Message } from './Message.tsx';

/** Instead of a page that the user's role may not see. */
export const AccessDenied = () => {
  const translate = useTranslate();
  return (
    <Message title={translate('shell.denied.title')} advice={translate('shell.denied.advice')}>
      <BackToStart />
    </Message>
  );
};
