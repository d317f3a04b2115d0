import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { looksLikeZone } from '#catalog/engine/texts/looksLikeZone.ts';
import { zoneLines } from '#catalog/hajj/zones/zoneLines.ts';
import { isTooShort, MOST } from '#catalog/hajj/passengerSearch.ts';
import { Heading } from '../../engine/pages/Heading.tsx';
import { RetryAlert } from '../../engine/messages/RetryAlert.tsx';
import type { PassengerSearch } from './PassengerMatch.ts';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import { staysHidden, useSearched } from './searchPath.ts';
import { usePassengerSearch } from './usePassengerSearch.ts';

/** What a search came to, in a line that is read out as it changes. */
function useOutcome(text: string, found: PassengerSearch | undefined): string {
  const translate = useTranslate();
  if (text === '') return translate('pages.search.begin');
  if (isTooShort(text)) return translate('pages.search.too_short');
  if (!found) return '';
  const { total, mrz } = found;
  if (total === 0) return translate('pages.search.none', { text: mrz?.document_number || mrz?.surname || text });
  const said = translate('pages.search.found', { smart_count: total });
  return total < MOST ? said : `${said} ${translate('pages.search.capped', { max: MOST })}`;
}

function Search({ text }: { readonly text: string }) {
  const translate = useTranslate();
  const { data, error, isFetching, isLoading, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    usePassengerSearch(text);
  const found = error ? undefined : data?.pages[0];
  const outcome = useOutcome(text, found);
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2, maxWidth: 900 }} aria-busy={isFetching}>
      <Heading title={translate('pages.search.title')} about={staysHidden(text) ? '' : text} />
      <SearchForm key={`form ${text}`} text={text} />
      {looksLikeZone(text) && !zoneLines(text) && (
        <Alert severity="warning">{translate('pages.search.mrz_unread')}</Alert>
      )}
      {error && (
        <RetryAlert onRetry={refetch}>
          {translate('pages.search.failed')} {translate(error.message, { _: error.message })}
        </RetryAlert>
      )}
      <Typography
        component="output"
        sx={found?.total === 0 ? { typography: 'h6', textAlign: 'center' } : { color: 'text.secondary' }}
      >
        {outcome}
      </Typography>
      {isLoading && [1, 2, 3].map(row => <Skeleton key={row} variant="rounded" height={80} />)}
      {found && data && (
        <Results
          key={`results ${text}`}
          text={text}
          pages={data.pages}
          hasMore={hasNextPage}
          isLoading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </Box>
  );
}

/** Everybody who matches a text: the toolbar's search leads here. */
export function SearchPage() {
  return <Search text={useSearched()} />;
}
