import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Matches } from './Matches.tsx';
import { NewPilgrim } from './NewPilgrim.tsx';
import type { PassengerSearch } from './PassengerMatch.ts';
import { ZoneReading } from './ZoneReading.tsx';

/** Score of the very number that was asked for. */
const WHOLE = 100;

interface ResultsProps {
  readonly text: string;
  readonly pages: readonly PassengerSearch[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  onMore(): void;
}

/** Who was found, a pasted passport that was read, and what comes next where nobody was. */
export function Results({ text, pages, ...more }: ResultsProps) {
  const translate = useTranslate();
  const matches = pages.flatMap(page => page.matches);
  const { mrz, problems = [], draft } = pages[0] ?? {};
  const query = mrz ? `${mrz.document_number} ${mrz.given_names} ${mrz.surname}` : text;
  const isKnown = matches.some(one => one.matched === 'passport_number' && one.score === WHOLE);
  return (
    <>
      {mrz && <ZoneReading text={text} mrz={mrz} problems={problems} {...(draft && !isKnown && { draft })} />}
      {matches.length === 0 && !mrz && (
        <Stack sx={{ alignItems: 'center', gap: 2, p: 2, textAlign: 'center' }}>
          <Typography color="textSecondary">{translate('pages.search.none_advice')}</Typography>
          <NewPilgrim />
        </Stack>
      )}
      {matches.length > 0 && <Matches matches={matches} query={query} draft={draft} {...more} />}
    </>
  );
}
