import { useTranslate } from 'react-admin';
import { type ColumnReading, lineOf } from './ColumnReading.ts';

/** Says why a column was read as it was. */
export function useReason(): (column: ColumnReading) => string {
  const translate = useTranslate();
  return column => {
    const { by, proved } = column.read;
    const proofs = Object.entries<number | undefined>(proved).flatMap(([form, at]) =>
      at === undefined ? [] : [{ form: translate(`choices.${form}`), line: lineOf(column, at) }],
    );
    const told: Record<string, unknown> = {
      line: proofs[0]?.line,
      proofs: proofs.map(proof => translate('crud.import.columns.proof', proof)).join(' · '),
    };
    const why = by === 'plausibility' && column.kind === 'days' ? column.years : by;
    return translate(`crud.import.columns.${why}`, told);
  };
}
