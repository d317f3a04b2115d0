import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
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

function Rows() {
  const { error, total, isPending, data } = useListContext();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (error && !data) return <ListFailure />;
  if (!isPending && total === 0) return <NothingHere />;
  return phone ? <EntityCards /> : <EntityTable />;
}

/** Tools, active filters, rows and pages of a list. */
export function ListPage() {
  const { defaultTitle } = useListContext();
  useDefaultView();
  return (
    <>
      <Heading title={defaultTitle} />
      <ListTools />
      <ActiveFilters />
      <Card sx={{ overflow: 'visible' }}>
        <Rows />
      </Card>
      <Pages />
    </>
  );
}
