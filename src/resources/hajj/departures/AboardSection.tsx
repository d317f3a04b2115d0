import MoveDown from '@mui/icons-material/MoveDown';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo } from 'react';
import { ListContextProvider, useListContext, useTranslate } from 'react-admin';
import { SelectionBar } from '#src/engine/bulk/SelectionBar.tsx';
import { useBulkRights } from '#src/engine/bulk/useBulkRights.ts';
import { ListFailure } from '#src/engine/crud/list/ListFailure.tsx';
import { Pages } from '#src/engine/crud/list/Pages.tsx';
import { useWrittenForms } from '#src/authProvider/useToday.ts';
import { countText } from '#src/engine/kinds/number/countText.ts';
import { overlay } from '#src/engine/onDemand/overlay.tsx';
import { LazyTool } from '#src/engine/panels/LazyTool.tsx';
import { PaySelected } from './PaySelected.tsx';

const CommandMany = overlay(async () => (await import('#src/engine/bulk/CommandMany.tsx')).CommandMany);

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

/** Steps alone: nobody deletes bookings or files from here. */
function Steps() {
  const { canMove } = useBulkRights();
  return canMove && <LazyTool icon={<MoveDown />} label="crud.bulk.transition" panel={CommandMany} />;
}

/** Names stand alone in their lines, where a thumb has to hit them (WCAG 2.5.8). */
const sectionSx = { mt: 2, overflow: 'visible', '& li a': { lineHeight: '24px', minWidth: 24 } } as const;

/** A list on the page of a departure, with what may be done with its selected rows. */
export function AboardSection({ title, empty, children }: AboardSectionProps) {
  const translate = useTranslate();
  const forms = useWrittenForms();
  const id = useId();
  const list = useListContext();
  const queryClient = useQueryClient();
  // What is done to the rows of one list changes the others, and the seats of the departure.
  const shared = useMemo(() => ({ ...list, refetch: () => queryClient.invalidateQueries() }), [list, queryClient]);
  const heading = (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 64, px: 2 }}>
      <Typography id={id} variant="h6" component="h2">
        {translate(title)}
        {list.total !== undefined && list.total > 0 && ` · ${countText(list.total, forms)}`}
      </Typography>
    </Box>
  );
  return (
    <ListContextProvider value={shared}>
      <Card component="section" aria-labelledby={id} sx={sectionSx}>
        <SelectionBar tools={heading}>
          <PaySelected />
          <Steps />
        </SelectionBar>
        <Rows empty={empty}>{children}</Rows>
        <Pages />
      </Card>
    </ListContextProvider>
  );
}
