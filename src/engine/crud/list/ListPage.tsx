import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { BulkTools } from '../../bulk/BulkTools.tsx';
import { SelectionBar } from '../../bulk/SelectionBar.tsx';
import { Heading } from '../../pages/Heading.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { EntityCards } from './EntityCards.tsx';
import { EntityTable } from './EntityTable.tsx';
import { ListFailure } from './ListFailure.tsx';
import { ListTools } from './ListTools.tsx';
import { NothingHere } from './NothingHere.tsx';
import { Pages } from './Pages.tsx';
import { useDefaultView } from './savedViews.ts';
import { PartLine } from '../../kinds/ref/PartLine.tsx';
import { WayBack } from './WayBack.tsx';

interface ListPageProps {
  /** Stands above the tools. */
  readonly notice?: ReactNode;
  /** What may be done with the selected records, where that is more than with any. */
  readonly bulk?: ReactNode;
  /** Takes the place of the plain table. */
  readonly table?: ReactNode;
  /** Takes the place of the plain cards on a phone. */
  readonly cards?: ReactNode;
}

/** The rows of a list, or what stands in their place. */
export function ListRows({ table, cards }: Pick<ListPageProps, 'table' | 'cards'>) {
  const { error, total, isPending, data } = useListContext();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (error && !data) return <ListFailure />;
  if (!isPending && total === 0) return <NothingHere />;
  return phone ? (cards ?? <EntityCards />) : (table ?? <EntityTable />);
}

/** By itself, so that views that come draw no list anew. */
function DefaultView() {
  useDefaultView();
  return null;
}

const tools = <ListTools />;

/** Tools, active filters, rows and pages of a list. */
export function ListPage({ notice, bulk, table, cards }: ListPageProps) {
  const { defaultTitle } = useListContext();
  return (
    <>
      <DefaultView />
      <Heading title={defaultTitle} />
      <WayBack />
      {notice}
      <SelectionBar tools={tools}>{bulk ?? <BulkTools />}</SelectionBar>
      <ActiveFilters />
      <PartLine />
      <Card sx={{ overflow: 'visible' }}>
        <ListRows table={table} cards={cards} />
      </Card>
      <Pages />
    </>
  );
}
