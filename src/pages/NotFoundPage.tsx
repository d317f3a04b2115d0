import { Link, useLocation } from 'react-router';
import { useShellWords } from '../i18n/shellWords.ts';
import { NOT_FOUND } from '../authProvider/returnPath.ts';
import { Notice } from './Notice.tsx';

/** Longer ones are misspelt beyond recognition anyway. */
const LONGEST = 200;

/** As it was typed; letters that an address cannot hold were written otherwise in it. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * The error page of the specification, `/pages/errors/error-404`, and what stands at every address that nothing has.
 */
export const NotFoundPage = () => {
  const { notFound } = useShellWords();
  const { pathname } = useLocation();
  return (
    <Notice title={notFound.title} advice={notFound.advice}>
      {pathname !== NOT_FOUND && <code dir="ltr">{readable(pathname).slice(0, LONGEST)}</code>}
      <Link className="action" to="/">
        {notFound.back}
      </Link>
    </Notice>
  );
};
