import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useEntity } from '../../entity/useEntity.ts';
import type { Target } from '../assign/Proposal.ts';
import { keyOfTarget, type TargetOption, targetOptions } from '../assign/targetOptions.ts';
import { useTargetLabel } from './useTargetLabel.ts';

interface TargetPickerProps {
  /** What the column is called. */
  readonly head: string;
  readonly target: Target;
  readonly busy: boolean;
  onPick(target: Target): void;
}

/** Chooses by searching what a column becomes. */
export function TargetPicker({ head, target, busy, onPick }: TargetPickerProps) {
  const translate = useTranslate();
  const entity = useEntity();
  const labelOf = useTargetLabel();
  const options = useMemo(() => targetOptions(entity), [entity]);
  const key = keyOfTarget(target);
  const hasLines = options.some(one => one.target.kind === 'line');
  return (
    <Autocomplete
      disableClearable
      autoHighlight
      size="small"
      // The focus stays where it is while the sheet is read anew.
      readOnly={busy}
      options={options}
      value={options.find(one => one.key === key) ?? { key, target }}
      onChange={(_event, option) => onPick(option.target)}
      {...(hasLines && {
        groupBy: (option: TargetOption) =>
          translate(option.target.kind === 'line' ? 'crud.import.lines.each' : 'crud.import.lines.whole'),
      })}
      getOptionKey={option => option.key}
      getOptionLabel={option => labelOf(option.target)}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      noOptionsText={translate('crud.nothing_found')}
      renderInput={params => <TextField {...params} label={translate('crud.import.assign.fills', { head })} />}
    />
  );
}
