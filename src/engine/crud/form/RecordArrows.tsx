import Box from '@mui/material/Box';
import { PrevNextButtons, usePrevNextController } from 'react-admin';
import { openingSort } from '../../entity/openingSort.ts';
import { useEntity } from '../../entity/useEntity.ts';
import { useArrowFocus } from '../../panels/arrowFocus.ts';
import { idsAlone } from '../list/rowFields.ts';

/** Those beside a record are gone to by their ids; their order is taken for granted as long as React-Admin itself does. */
const besideIt = { meta: idsAlone, staleTime: 300_000 };
/** Outwards in both directions of reading. */
const turnedArrows = { '& .MuiIconButton-root svg:dir(rtl)': { transform: 'scaleX(-1)' } } as const;

/** Lead from a record to those before and after it. */
export function RecordArrows() {
  const asked = { limit: 100, sort: openingSort(useEntity()), queryOptions: besideIt };
  const { isPending } = usePrevNextController(asked);
  return (
    <Box {...useArrowFocus(!isPending)}>
      <PrevNextButtons {...asked} sx={turnedArrows} />
    </Box>
  );
}
