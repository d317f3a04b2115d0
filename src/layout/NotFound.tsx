import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Message } from './Message.tsx';

/** Instead of a page that no address below `/apps` has. */
export const NotFound = () => {
  const translate = useTranslate();
  return (
    <Message title={translate('shell.notFound.title')} advice={translate('shell.notFound.advice')}>
      <Button component={Link} to="/" variant="contained">
        {translate('shell.notFound.back')}
      </Button>
    </Message>
  );
};
