import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Field } from '#catalog/engine/fields.ts';
import { isWithoutCountry } from '#catalog/hajj/zones/issuers.ts';
import { isTrusted, type ReadZone, type Zone } from '#catalog/hajj/zones/readZone.ts';
import { zoneFormat } from '#catalog/hajj/zones/zoneRecord.ts';
import { zoneLines } from '#catalog/hajj/zones/zoneLines.ts';
import { Fact } from '../../engine/facts/Fact.tsx';
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
  document_type: 'pages.search.document_type',
  document_number: 'pages.search.document_number',
  surname: 'fields.surname',
  given_names: 'fields.given_names',
  issuing_state: 'pages.search.issuer',
  nationality: 'fields.nationality',
  birth_date: 'fields.birth_date',
  sex: 'pages.search.sex',
  expiry_date: 'pages.search.expiry',
  optional_data: 'pages.search.optional_data',
} as const satisfies Partial<Record<keyof Zone, string>>;

// Object.keys forgets the names that the zone knows.
const names = Object.keys(parts) as (keyof typeof parts)[];
const kinds: Partial<Record<keyof Zone, Field>> = {
  birth_date: { kind: 'date', required: true },
  expiry_date: { kind: 'date', required: true },
  sex: { kind: 'choice', required: true },
};
const plain: Field = { kind: 'text', required: true };

/** A machine-readable zone: which document it is of, its lines with what is wrong pointed at, and what they say. */
export function ZoneReading({ text, mrz, problems, draft }: ZoneReadingProps) {
  const translate = useTranslate();
  const reader = useReader();
  const { document, expiry } = zoneFormat(mrz);
  const said = (name: keyof typeof parts): string => {
    const value = valueText(kinds[name] ?? plain, mrz[name], reader);
    return isWithoutCountry(value) ? `${value} – ${translate(`pages.issuers.${value}`)}` : value;
  };
  return (
    <Card component="section" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography component="h2" variant="h6">
        {translate(`pages.search.read_from.${document}`)}
      </Typography>
      <ZoneText lines={zoneLines(text) ?? []} problems={problems} />
      {document === 'passport' && mrz.expiry_date && isTrusted(problems, { ...expiry, to: expiry.to + 1 }) && (
        <ExpiryWarning day={mrz.expiry_date} until={draft ? undefined : null} />
      )}
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
            <Fact key={name} about={translate(parts[name])}>
              <bdi>{said(name)}</bdi>
            </Fact>
          ))}
      </Box>
      {draft && <NewPilgrim draft={draft} from={document} />}
    </Card>
  );
}
