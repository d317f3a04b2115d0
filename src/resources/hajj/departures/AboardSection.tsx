import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo } from 'react';
import { ListContextProvider, useListContext, useLocale, useTranslate } from 'react-admin';
import { BulkTools } from '#src/engine/bulk/BulkTools.tsx';
import { SelectionBar } from '#src/engine/bulk/SelectionBar.tsx';
import { ListFailure } from '#src/engine/crud/list/ListFailure.tsx';
import { Pages } from '#src/engine/crud/list/Pages.tsx';
import { countText } from '#src/engine/kinds/valueText.ts';

interface AboardSectionProps {
  /** Key of its title. */
  readonly title: string;
  /** Stands in place of the rows where there are none. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

function Rows({ empty, children }: Pick<AboardSectionProps, 'empty' | 'children'>) {
  const { error, data, total, isPending } = useListContext();
  if (error && !data) return <ListFailure />;
  return !isPending && total === 0 ? empty : children;
}

/** A list on the page of a departure, with what may be done with its selected rows. */
export function AboardSection({ title, empty, children }: AboardSectionProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const list = useListContext();
  const queryClient = useQueryClient();
  // What is done to the rows of one list changes the others, and the seats of the departure.
  const shared = useMemo(() => ({ ...list, refetch: () => queryClient.invalidateQueries() }), [list, queryClient]);
  const heading = (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 64, px: 2 }}>
      <Typography id={id} variant="h6" component="h2">
        {translate(title)}
        {list.total !== undefined && list.total > 0 && ` · ${countText(list.total, locale)}`}
      </Typography>
    </Box>
  );
  return (
    <ListContextProvider value={shared}>
      <Card component="section" aria-labelledby={id} sx={{ mt: 2, overflow: 'visible' }}>
        <SelectionBar tools={heading}>
          <BulkTools />
        </SelectionBar>
        <Rows empty={empty}>{children}</Rows>
        <Pages />
      </Card>
    </ListContextProvider>
  );
}
