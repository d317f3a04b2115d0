import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { stateFieldOf } from '../../../catalog/defineEntity.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { ReasonField } from '../ReasonField.tsx';
import type { PanelProps } from '../../crud/LazyTool.tsx';
import { useEntity } from '../../crud/useEntity.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** Moves the selected documents to one state; those that may not go there stay, and say why. */
export function TransitionMany({ onClose }: PanelProps) {
  const entity = useEntity();
  const translate = useTranslate();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { data = [], selectedIds } = useListContext();
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [name = '', field] = stateFieldOf(entity) ?? [];
  const states = new Set(data.filter(record => selectedIds.includes(record.id)).map(record => String(record[name])));
  // Records selected on another page are not at hand; then every step is offered and the host judges.
  const steps = (field?.lifecycle?.steps ?? []).filter(
    step => states.size === 0 || step.from.some(state => states.has(state)),
  );
  const asksReason = steps.some(step => step.to === to && step.reason);
  return (
    <BulkDialog
      title="crud.bulk.transition_title"
      confirm="crud.bulk.transition"
      ready={to !== '' && (!asksReason || reason.trim() !== '')}
      run={ids => dataProvider.transitionMany(entity.route, { ids, to, ...(asksReason && { reason: reason.trim() }) })}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField
          select
          required
          label={translate(`fields.${name}`)}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        >
          {[...new Set(steps.map(step => step.to))].map(state => (
            <MenuItem key={state} value={state}>
              {translate(`choices.${state}`)}
            </MenuItem>
          ))}
        </TextField>
        {asksReason && <ReasonField value={reason} onChange={setReason} />}
      </Stack>
    </BulkDialog>
  );
}
