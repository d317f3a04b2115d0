import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { MatchItem } from './MatchItem.tsx';
import type { PassengerMatch, PassengerSearch } from './PassengerMatch.ts';

interface MatchesProps {
  readonly matches: readonly PassengerMatch[];
  readonly query: string;
  readonly draft: PassengerSearch['draft'];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  onMore(): void;
}

/** Who was found, and more of them on demand. The focus goes on with the first of those that come. */
export function Matches({ matches, query, draft, hasMore, isLoading, onMore }: MatchesProps) {
  const translate = useTranslate();
  const [seen, setSeen] = useState<number>();
  const more = () => {
    setSeen(matches.length);
    onMore();
  };
  return (
    <>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {matches.map((match, at) => (
          <MatchItem key={match.id} match={match} query={query} isNext={at === seen} draft={draft} />
        ))}
      </Box>
      {hasMore && (
        <Button variant="outlined" loading={isLoading} onClick={more} sx={{ justifySelf: 'center' }}>
          {translate('pages.search.more')}
        </Button>
      )}
    </>
  );
}
