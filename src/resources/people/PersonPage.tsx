import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { entityList } from '#catalog/registry/entities.ts';
import { Heading } from '../../engine/pages/Heading.tsx';
import { RetryAlert } from '../../engine/messages/RetryAlert.tsx';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { NotFound } from '../../layout/NotFound.tsx';
import { UnknownRecord } from '../../layout/UnknownRecord.tsx';
import { FileGlance } from '../hajj/file/FileGlance.tsx';
import { AlsoKnown } from './AlsoKnown.tsx';
import { Changes } from './Changes.tsx';
import type { PersonAnswer } from './PersonAnswer.ts';
import { personRoute } from './personPath.ts';
import { PersonHead } from './PersonHead.tsx';
import { Ties } from './Ties.tsx';

function usePerson(entity: Entity, id: string) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: ['people', entity.name, id],
    queryFn: ({ signal }) =>
      dataProvider.ask<PersonAnswer>(`/api/people/${entity.name}/${encodeURIComponent(id)}`, { signal }),
  });
}

const Loading = () => (
  <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2 }} aria-busy>
    {[140, 220, 220].map((height, row) => (
      // oxlint-disable-next-line react/no-array-index-key -- outlines have nothing but their place
      <Skeleton key={row} variant="rounded" height={height} />
    ))}
  </Box>
);

function Person({ entity, id }: { readonly entity: Entity; readonly id: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = usePerson(entity, id);
  if (error instanceof HttpError && error.status === 404) return <UnknownRecord of={entity.route} />;
  if (error && !data)
    return (
      <RetryAlert onRetry={refetch} sx={{ mt: 2 }}>
        {translate('person.failed')}
      </RetryAlert>
    );
  if (!data) return <Loading />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        paddingBlock: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <Heading title={data.person.title} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <PersonHead entity={entity} person={data.person} />
      </Box>
      {entity.name === hajjPassengerInfo.name && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FileGlance id={data.person.id} />
        </Box>
      )}
      <Ties ties={data.ties} id={data.person.id} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AlsoKnown also={data.also} />
        <Changes answer={data} />
      </Box>
    </Box>
  );
}

/** Everything about one person: who else they are, what belongs to them, and what was done lately. */
export function PersonPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const entity = entityList.find(({ name }) => pathname.startsWith(`/apps${personRoute(name)}/`));
  return entity ? <Person key={pathname} entity={entity} id={id} /> : <NotFound />;
}
