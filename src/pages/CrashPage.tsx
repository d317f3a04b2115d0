import { useShellWords } from '../i18n/shellWords.ts';
import { Notice } from './Notice.tsx';

/** Shown when a page cannot be fetched or drawn at all. */
export const CrashPage = () => {
  const { failures } = useShellWords();
  return (
    <Notice title={failures.crash} advice={failures.crashAdvice}>
      <button className="action" type="button" onClick={() => location.reload()}>
        {failures.retry}
      </button>
    </Notice>
  );
};
