import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { ListContextProvider, ResourceContextProvider, useDataProvider, useList, useTranslate } from 'react-admin';
import { departure } from '#catalog/hajj/departures/departure.ts';
import {
  FAMILIES,
  type Families,
  type Family,
  familiesPath,
  type FamilyMember,
} from '#catalog/hajj/departures/Families.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { AboardSection } from './AboardSection.tsx';
import { FamilyRow } from './FamilyRow.tsx';

const NONE: readonly Family[] = [];

interface FamiliesAboardProps {
  readonly of: number;
  readonly empty: ReactNode;
}

/** The families as a list of their members, whose pages are those of the families. */
function useFamilies(of: number) {
  const { ask } = useDataProvider<RihlaDataProvider>();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(FAMILIES);
  const { data, error, isPending } = useQuery({
    queryKey: [departure.route, 'families', of, page, perPage],
    queryFn: () => ask<Families>(familiesPath(of, { page, size: perPage })),
    placeholderData: keepPreviousData,
  });
  const families = data?.families ?? NONE;
  const members = useMemo(() => families.flatMap(one => one.members), [families]);
  const found = useList<FamilyMember>({ data: members, isPending, error });
  const list = { ...found, resource: hajjPassengerInfo.route };
  if (!data || list.isPending || list.error) return { families, list };
  const resize = (size: number) => {
    setPerPage(size);
    setPage(1);
  };
  const aboard = members.filter(one => one.is_aboard).map(({ id }) => id);
  const onSelectAll = () => list.onSelect(aboard);
  return { families, list: { ...list, total: data.total, page, perPage, setPage, setPerPage: resize, onSelectAll } };
}

function List({ of, empty }: FamiliesAboardProps) {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const { families, list } = useFamilies(of);
  return (
    <ListContextProvider value={list}>
      <AboardSection title="aboardPages.families" empty={empty}>
        {families.map(({ id, title, members }) => (
          <Box key={id} component="section" sx={{ px: 2, pb: 1 }}>
            <Typography variant="subtitle1" component="h3">
              {translate('fields.family')}
              {title !== null && (
                <>
                  {': '}
                  <PageLink to={recordPath(entities.family, { id }, title)}>
                    <bdi>{title}</bdi>
                  </PageLink>
                </>
              )}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {members.map(member => (
                <FamilyRow key={member.id} member={member} />
              ))}
            </Box>
          </Box>
        ))}
      </AboardSection>
    </ListContextProvider>
  );
}

/** Families of which somebody is on a departure; those of them who are may be selected. */
export const FamiliesAboard = (props: FamiliesAboardProps) => (
  <ResourceContextProvider value={hajjPassengerInfo.route}>
    <List {...props} />
  </ResourceContextProvider>
);
