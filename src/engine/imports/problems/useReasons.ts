import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportError, ImportReport } from '#src/dataProvider/RihlaDataProvider.ts';
import type { Draft } from '../useImport.ts';
import { fieldKey } from '../linesOf/fieldKey.ts';
import { useProblemText } from './useProblemText.ts';

type Errors = ReadonlyMap<number, readonly ImportError[]>;

/** Errors by line after another report: a row that it does not know was left out meanwhile, and keeps what it had. */
function followed(before: Errors, report: ImportReport | undefined): Errors {
  const errors = new Map(before);
  for (const row of report?.rows ?? [])
    if (row.errors.length > 0) errors.set(row.line, row.errors);
    else errors.delete(row.line);
  return errors;
}

const none: Errors = new Map();

/** What the host has last had against the rows of a file. */
function useLastErrors({ source, report }: Pick<Draft, 'source' | 'report'>): Errors {
  const [kept, setKept] = useState(() => ({ source, report, errors: followed(none, report) }));
  if (kept.report === report && kept.source === source) return kept.errors;
  const errors = followed(kept.source === source ? kept.errors : none, report);
  setKept({ source, report, errors });
  return errors;
}

/** Says why a row is not imported, in one line. */
export function useReasons(draft: Pick<Draft, 'source' | 'report'>): (line: number) => string {
  const translate = useTranslate();
  const problemText = useProblemText();
  const errors = useLastErrors(draft);
  return line => {
    const all = errors
      .get(line)
      ?.map(error =>
        error.field === 'non_field_errors'
          ? problemText(error)
          : `${translate(fieldKey(error.field), { _: error.field })}: ${problemText(error)}`,
      );
    return all?.join(' · ') ?? translate('crud.import.problems.left_out');
  };
}
