import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'react-admin';
import { listText } from '../../kinds/valueText.ts';
import type { Prepared } from '../prepare.ts';

interface NotReadyProps {
  readonly id: string;
  readonly prepared: Prepared;
}

/** Says what the columns of a sheet want before it can be tried. */
export function NotReady({ id, prepared: { missing, collisions, isWithoutLines } }: NotReadyProps) {
  const translate = useTranslate();
  const locale = useLocale();
  if (missing.length + collisions.length === 0 && !isWithoutLines) return null;
  const listed = (names: readonly string[]) =>
    listText(
      names.map(name => translate(`fields.${name}`, { _: name })),
      locale,
    );
  const reasons = [
    isWithoutLines && translate('crud.import.lines.missing'),
    missing.length > 0 && translate('crud.import.assign.missing', { fields: listed(missing) }),
    collisions.length > 0 &&
      translate('crud.import.assign.collide', { fields: listed(collisions.map(({ field }) => field)) }),
  ].filter(reason => reason !== false);
  return (
    <Alert id={id} severity="warning">
      {reasons.join(' ')}
    </Alert>
  );
}
