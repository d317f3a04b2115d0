import { useTranslate } from 'react-admin';
import { BackToStart } from './BackToStart.tsx';
import { Message } from './Message.tsx';

/** Instead of a page that no address below `/apps` has. */
export const NotFound = () => {
  const translate = useTranslate();
  return (
    <Message title={translate('shell.notFound.title')} advice={translate('shell.notFound.advice')}>
      <BackToStart />
    </Message>
  );
};
