import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Prepared } from '../prepare.ts';
import { useHeadText } from '../assigning/useHeadText.ts';

/** The choice that no column but the day says which rows belong together. */
const DAY_ALONE = -1;

interface VoucherChoiceProps {
  readonly prepared: Pick<Prepared, 'lines' | 'proposals' | 'targets'>;
  readonly busy: boolean;
  onChoose(grouping: number): void;
}

/** Says how many records the rows of a sheet make, and takes another word for which rows make one. */
export function VoucherChoice({ prepared: { lines, proposals, targets }, busy, onChoose }: VoucherChoiceProps) {
  const translate = useTranslate();
  const headText = useHeadText();
  if (!lines) return null;
  const { vouchers, by } = lines;
  const rows = vouchers.reduce((sum, { length }) => sum + length, 0);
  return (
    <TextField
      select
      size="small"
      label={translate('crud.import.lines.same')}
      helperText={translate('crud.import.lines.found', { rows, smart_count: vouchers.length })}
      value={by[0] ?? DAY_ALONE}
      disabled={busy}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      <MenuItem value={DAY_ALONE}>{translate('crud.import.lines.day_alone')}</MenuItem>
      {proposals
        .filter(({ at, samples }) => at === by[0] || (samples.length > 0 && targets[at]?.kind !== 'line'))
        .map(proposal => (
          <MenuItem key={proposal.at} value={proposal.at}>
            {headText(proposal)}
          </MenuItem>
        ))}
    </TextField>
  );
}
