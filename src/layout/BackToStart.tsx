import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** The way on from a page that shows nothing. */
export const BackToStart = () => {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/" variant="contained">
      {translate('shell.notFound.back')}
    </Button>
  );
};
