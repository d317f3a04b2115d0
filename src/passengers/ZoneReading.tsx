import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Field } from '../../catalog/fields.ts';
import type { PassportZone, ReadZone } from '../../catalog/hajj/mrz.ts';
import { zoneLines } from '../../catalog/hajj/mrzLines.ts';
import { useReader } from '../kinds/useReader.ts';
import { valueText } from '../kinds/valueText.ts';

interface ZoneReadingProps extends ReadZone {
  /** The lines as they were pasted. */
  readonly text: string;
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

/** A line of the zone in which the signs that do not fit are marked. */
function ZoneLine({ line, wrong }: { readonly line: string; readonly wrong: ReadonlySet<number> }) {
  // A line that is too short is wrong where it ends.
  const signs = Array.from(line.padEnd(Math.max(0, ...wrong), ' '));
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {signs.map((sign, at) =>
        wrong.has(at + 1) ? (
          // oxlint-disable-next-line react/no-array-index-key -- a sign has no name but its place
          <mark key={at}>{sign}</mark>
        ) : (
          sign
        ),
      )}
    </Box>
  );
}

/** A passport's machine-readable zone: its lines with wrong signs pointed at, and what they say. */
export function ZoneReading({ text, mrz, problems }: ZoneReadingProps) {
  const translate = useTranslate();
  const reader = useReader();
  const lines = zoneLines(text) ?? [];
  const wrongIn = (line: number) => new Set(problems.filter(one => one.line === line).map(one => one.column));
  return (
    <Card component="section" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography component="h2" variant="h6">
        {translate('pages.search.mrz')}
      </Typography>
      <Box component="pre" dir="ltr" sx={{ m: 0, overflowX: 'auto', fontSize: 'clamp(0.7rem, 2.4vw, 1.4rem)', textAlign: 'start', '& mark': { bgcolor: 'error.main', color: 'error.contrastText', outline: 2, outlineColor: 'error.main' } }}>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the first line is the first line
          <ZoneLine key={at} line={line} wrong={wrongIn(at + 1)} />
        ))}
      </Box>
      {problems.length === 0 ? (
        <Alert severity="success">{translate('pages.search.mrz_good')}</Alert>
      ) : (
        <Alert severity="error">
          {translate('pages.search.mrz_wrong', { smart_count: problems.length })}
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {problems.map(({ line, column, code }) => (
              <li key={`${line},${column},${code}`}>
                {translate('pages.search.mrz_place', { line, column })}: {translate(`pages.search.${code}`, { _: translate(`violations.${code}`, { _: code }) })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0, gridTemplateColumns: 'repeat(auto-fill, minmax(11em, 1fr))', '& dd': { m: 0 } }}>
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
    </Card>
  );
}
