import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { FailingText } from '../ProblemGroup.ts';

/** Most texts that are given a meaning at a time. */
export const MOST_TEXTS = 20;

/** Says how many texts come once these have a meaning. */
export function MoreTexts({ texts }: { readonly texts: readonly FailingText[] }) {
  const translate = useTranslate();
  if (texts.length <= MOST_TEXTS) return null;
  return (
    <Typography variant="body2">
      {translate('crud.import.problems.more_texts', { smart_count: texts.length - MOST_TEXTS })}
    </Typography>
  );
}
