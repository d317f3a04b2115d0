import { Link } from 'react-router';
import { useShellWords } from '../i18n/shellWords.ts';
import { Notice } from './Notice.tsx';

/** The error page of the specification, `/pages/errors/error-404`. */
export const NotFoundPage = () => {
  const { notFound } = useShellWords();
  return (
    <Notice title={notFound.title} advice={notFound.advice}>
      <Link className="action" to="/">
        {notFound.back}
      </Link>
    </Notice>
  );
};
