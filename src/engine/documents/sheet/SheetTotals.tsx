import Box from '@mui/material/Box';
import type { PaperTotal } from '#catalog/engine/papers/PaperData.ts';
import { figureSx } from '../../kinds/number/NumberCell.tsx';
import { Said } from './Said.tsx';

/** What a paper without lines comes to. */
export function SheetTotals({ totals }: { readonly totals: readonly PaperTotal[] }) {
  if (totals.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, '& > div': { display: 'flex', justifyContent: 'space-between', gap: 3 } }}>
      {totals.map(({ label, value, isStrong = false }) => (
        <Box key={`${label} ${value}`} sx={{ fontWeight: isStrong ? 700 : 400 }}>
          <dt>
            <Said text={label} />
          </dt>
          <Box component="dd" sx={{ m: 0, ...figureSx }}>
            <bdi dir="ltr">{value}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
