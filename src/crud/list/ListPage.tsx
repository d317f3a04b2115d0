import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Heading } from '../Heading.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { EntityCards } from './EntityCards.tsx';
import { EntityTable } from './EntityTable.tsx';
import { ListFailure } from './ListFailure.tsx';
import { ListTools } from './ListTools.tsx';
import { NothingHere } from './NothingHere.tsx';
import { Pages } from './Pages.tsx';
import { useDefaultView } from './savedViews.ts';

interface ListPageProps {
  /** Stands above the tools. */
  readonly notice?: ReactNode;
  /** Takes the place of the plain table. */
  readonly table?: ReactNode;
  /** Takes the place of the plain cards on a phone. */
  readonly cards?: ReactNode;
}

function Rows({ table, cards }: Pick<ListPageProps, 'table' | 'cards'>) {
  const { error, total, isPending, data } = useListContext();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (error && !data) return <ListFailure />;
  if (!isPending && total === 0) return <NothingHere />;
  return phone ? (cards ?? <EntityCards />) : (table ?? <EntityTable />);
}

/** Tools, active filters, rows and pages of a list. */
export function ListPage({ notice, table, cards }: ListPageProps) {
  const { defaultTitle } = useListContext();
  useDefaultView();
  return (
    <>
      <Heading title={defaultTitle} />
      {notice}
      <ListTools />
      <ActiveFilters />
      <Card sx={{ overflow: 'visible' }}>
        <Rows table={table} cards={cards} />
      </Card>
      <Pages />
    </>
  );
}
