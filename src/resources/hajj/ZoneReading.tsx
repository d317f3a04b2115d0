import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Field } from '#catalog/engine/fields.ts';
import { isTrusted, type PassportZone, type ReadZone } from '#catalog/hajj/mrz.ts';
import { zoneLines } from '#catalog/hajj/mrzLines.ts';
import { useReader } from '../../engine/kinds/useReader.ts';
import { valueText } from '../../engine/kinds/valueText.ts';
import { ExpiryWarning } from './ExpiryWarning.tsx';
import { NewPilgrim } from './NewPilgrim.tsx';
import { ZoneProblems } from './ZoneProblems.tsx';
import { ZoneText } from './ZoneText.tsx';

interface ZoneReadingProps extends ReadZone {
  /** The lines as they were pasted. */
  readonly text: string;
  /** What a new pilgrim would begin with; absent where the holder is known. */
  readonly draft?: Readonly<Record<string, unknown>>;
}

/** What the zone says, by the word for each of its parts. */
const parts = {
  document_number: 'pages.search.document_number',
  surname: 'fields.surname',
  given_names: 'fields.given_names',
  issuing_state: 'pages.search.issuer',
  nationality: 'fields.nationality',
  birth_date: 'fields.birth_date',
  sex: 'pages.search.sex',
  expiry_date: 'fields.passport_expiry_date',
  optional_data: 'pages.search.optional_data',
} as const satisfies Record<keyof PassportZone, string>;

// Object.keys forgets the names that the zone knows.
const names = Object.keys(parts) as (keyof PassportZone)[];
const kinds: Partial<Record<keyof PassportZone, Field>> = {
  birth_date: { kind: 'date', required: true },
  expiry_date: { kind: 'date', required: true },
  sex: { kind: 'choice', required: true },
};
const plain: Field = { kind: 'text', required: true };

/** A passport's machine-readable zone: its lines with what is wrong pointed at, what they say, and what comes next. */
export function ZoneReading({ text, mrz, problems, draft }: ZoneReadingProps) {
  const translate = useTranslate();
  const reader = useReader();
  return (
    <Card component="section" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography component="h2" variant="h6">
        {translate('pages.search.mrz')}
      </Typography>
      <ZoneText lines={zoneLines(text) ?? []} problems={problems} />
      {mrz.expiry_date && isTrusted(problems, 2, 22, 28) && <ExpiryWarning day={mrz.expiry_date} />}
      <ZoneProblems problems={problems} />
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          m: 0,
          gridTemplateColumns: 'repeat(auto-fill, minmax(11em, 1fr))',
          '& dd': { m: 0 },
        }}
      >
        {names
          .filter(name => mrz[name])
          .map(name => (
            <div key={name}>
              <Typography component="dt" variant="caption" color="textSecondary">
                {translate(parts[name])}
              </Typography>
              <dd>
                <bdi>{valueText(kinds[name] ?? plain, mrz[name], reader)}</bdi>
              </dd>
            </div>
          ))}
      </Box>
      {draft && <NewPilgrim draft={draft} />}
    </Card>
  );
}
