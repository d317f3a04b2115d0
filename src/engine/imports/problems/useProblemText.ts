import { useTranslate } from 'react-admin';
import type { ImportError } from '#src/dataProvider/RihlaDataProvider.ts';
import { violationArgs } from '../../kinds/violationArgs.ts';

/** Says what is wrong with a cell; the host tells a rule in words, but names the fields that it compares as the wire does. */
export function useProblemText(): (error: ImportError) => string {
  const translate = useTranslate();
  return ({ code, params, text }) =>
    translate(`violations.${code}`, { ...violationArgs(params, translate), _: text || code });
}
