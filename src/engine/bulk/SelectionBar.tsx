import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { BulkActionsToolbar, useListContext, useLocale } from 'react-admin';

interface SelectionBarProps {
  /** The tools of the list, for as long as nothing is selected. */
  readonly tools: ReactNode;
  /** What may be done with the selected records. */
  readonly children: ReactNode;
}

/** Both lie in one cell, so that the rows below stay where they are when one takes the place of the other. */
const cell = { gridArea: '1 / 1', minWidth: 0 } as const;

/** One selects among what is in sight: another page, other filters and another language begin without. */
function SelectionEnd() {
  const { onSelect } = useListContext();
  useEffect(() => () => onSelect([]), [onSelect]);
  return null;
}

/** The tools of a list, and in their place those for the selected records while there are any. */
export function SelectionBar({ tools, children }: SelectionBarProps) {
  const { selectedIds, filterValues } = useListContext();
  const visit = JSON.stringify([useLocale(), filterValues]);
  const isSelecting = selectedIds.length > 0;
  return (
    <Box sx={{ display: 'grid' }}>
      <SelectionEnd key={visit} />
      <Box sx={cell} style={{ visibility: isSelecting ? 'hidden' : 'visible' }}>
        {tools}
      </Box>
      {/* Away, not unmounted: the dialog with the results belongs to it. */}
      <Box sx={{ ...cell, alignSelf: 'center', display: isSelecting ? 'block' : 'none' }}>
        <BulkActionsToolbar>{children}</BulkActionsToolbar>
      </Box>
    </Box>
  );
}
