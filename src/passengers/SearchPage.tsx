import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CanAccess, LinkBase, useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { hajjPassengerInfo } from '../../catalog/hajj/hajjPassengerInfo.ts';
import { Heading } from '../crud/Heading.tsx';
import { AccessDenied } from '../layout/AccessDenied.tsx';
import { LoadingPage } from '../layout/LoadingPage.tsx';
import { MatchItem } from './MatchItem.tsx';
import type { PassengerSearch } from './PassengerMatch.ts';
import { SearchForm } from './SearchForm.tsx';
import { searchedAt } from './searchPath.ts';
import { MOST, usePassengerSearch } from './usePassengerSearch.ts';
import { ZoneReading } from './ZoneReading.tsx';

const { route } = hajjPassengerInfo;

function Nobody({ text }: { readonly text: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { canAccess: canCreate } = useCanAccess({ resource: route, action: 'create' });
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, p: 4, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        {translate('pages.search.none', { text })}
      </Typography>
      <Typography color="textSecondary">{translate('pages.search.none_advice')}</Typography>
      {canCreate && (
        <Button variant="outlined" component={LinkBase} to={createPath({ resource: route, type: 'create' })}>
          {translate('pages.search.create')}
        </Button>
      )}
    </Stack>
  );
}

function Results({ text, found }: { readonly text: string; readonly found: PassengerSearch }) {
  const translate = useTranslate();
  const { matches, mrz, problems = [] } = found;
  const query = mrz?.document_number ?? text;
  return (
    <>
      {mrz && <ZoneReading text={text} mrz={mrz} problems={problems} />}
      <Typography component="output" color="textSecondary">
        {matches.length > 0 && translate('pages.search.found', { smart_count: matches.length })}{' '}
        {matches.length >= MOST && translate('pages.search.capped', { max: MOST })}
      </Typography>
      {matches.length === 0 && <Nobody text={query} />}
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {matches.map(match => (
          <MatchItem key={match.id} match={match} query={query} />
        ))}
      </Box>
    </>
  );
}

function Search({ text }: { readonly text: string }) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = usePassengerSearch(text);
  const retry = <Button onClick={() => void refetch()}>{translate('crud.retry')}</Button>;
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2, maxWidth: 900 }} aria-busy={isFetching}>
      <Heading title={translate('pages.search.title')} about={text} />
      <SearchForm key={text} text={text} />
      {text === '' && <Typography color="textSecondary">{translate('pages.search.begin')}</Typography>}
      {error && (
        <Alert severity="error" action={retry}>
          {translate('pages.search.failed')} {translate(error.message, { _: error.message })}
        </Alert>
      )}
      {isFetching && !data && [1, 2, 3].map(row => <Skeleton key={row} variant="rounded" height={80} />)}
      {data && !error && text !== '' && <Results text={text} found={data} />}
    </Box>
  );
}

/** Everybody who matches a text: the toolbar's search leads here. */
export function SearchPage() {
  const { text = '' } = useParams();
  return (
    <CanAccess resource={route} action="list" loading={<LoadingPage />} accessDenied={<AccessDenied />}>
      <Search text={searchedAt(text)} />
    </CanAccess>
  );
}
