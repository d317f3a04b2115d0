import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { differences, type ZoneDifference } from '#catalog/hajj/zones/differences.ts';
import { isTrusted } from '#catalog/hajj/zones/readZone.ts';
import { zoneFormat } from '#catalog/hajj/zones/zoneRecord.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { listText } from '#src/engine/kinds/valueText.ts';
import { ExpiryWarning } from './ExpiryWarning.tsx';
import { PassportCheck } from './PassportCheck.tsx';
import { ZoneProblems } from './ZoneProblems.tsx';
import { ZoneText } from './ZoneText.tsx';
import { usePassportUntil } from './usePassportUntil.ts';
import type { PastedZone } from './usePastedZone.ts';
import { fileOf, UNKNOWN, valuesOf } from './zoneValues.ts';

/** What was read, what it filled, and where the form says otherwise now, each to be taken over by its own button. */
function Read({ pasted }: { readonly pasted: PastedZone }) {
  const translate = useTranslate();
  const { locale } = useReader();
  const { setValue } = useFormContext();
  const until = usePassportUntil();
  const { mrz, problems, lines, record, filled } = pasted;
  const { document, names, expiry } = zoneFormat(mrz);
  const fields = Object.keys(record);
  const watched = useWatch({ name: fields });
  const file = fileOf(Object.fromEntries(fields.map((name, at) => [name, watched[at]])), pasted);
  const found = differences(record, file, names.to - names.from + 1).filter(one => one.file !== UNKNOWN);
  const values = valuesOf(record, pasted);
  const of = (field: ZoneDifference['field']) => (field === 'name' ? (['given_names', 'surname'] as const) : [field]);
  const take = (field: ZoneDifference['field']) => {
    for (const name of of(field)) setValue(name, values[name] ?? null, { shouldDirty: true, shouldValidate: true });
  };
  const takes = ({ field }: ZoneDifference) => of(field).some(name => values[name] !== undefined);
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {translate(`pages.search.read_from.${document}`)}
      </Typography>
      {filled.length > 0 && (
        <Alert severity="success">
          {translate('pages.search.filled', {
            fields: listText(
              filled.map(name => translate(`fields.${name}`)),
              locale,
            ),
          })}
        </Alert>
      )}
      {document !== 'passport' && <Alert severity="info">{translate('pages.search.not_kept')}</Alert>}
      {found.length > 0 && <PassportCheck differences={found} onTake={take} takes={takes} />}
      {document === 'passport' && mrz.expiry_date && isTrusted(problems, { ...expiry, to: expiry.to + 1 }) && (
        <ExpiryWarning day={mrz.expiry_date} until={until} />
      )}
      {problems.length > 0 && <ZoneText lines={lines} problems={problems} />}
      <ZoneProblems problems={problems} />
    </>
  );
}

/** What stands beneath the lines of a passport once something was pasted there. */
export function ZoneNote({ pasted }: { readonly pasted: PastedZone | 'unread' }) {
  const translate = useTranslate();
  return (
    <Box component="output" aria-live="polite" sx={{ display: 'grid', gap: 1, mb: 2, minWidth: 0 }}>
      {pasted === 'unread' ? (
        <Alert severity="warning">{translate('pages.search.mrz_unread')}</Alert>
      ) : (
        <Read pasted={pasted} />
      )}
    </Box>
  );
}
