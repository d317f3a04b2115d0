import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { stateFieldOf } from '../../../catalog/defineEntity.ts';
import { type Outlook, outlook, stepTo } from '../../../catalog/lifecycle.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { useEntity } from '../useEntity.ts';

const ReasonDialog = lazy(() => import('./ReasonDialog.tsx').then(module => ({ default: module.ReasonDialog })));

/** Hosts of the family do not say where a record may go; the catalogue does. */
function useOutlook(): Outlook & { readonly state: string } {
  const record = useRecordContext();
  const [name = '', field] = stateFieldOf(useEntity()) ?? [];
  const state = String(record?.[name] ?? field?.initial ?? '');
  const told: unknown = record?.['allowed_transitions'];
  if (Array.isArray(told)) return { state, allowed_transitions: told, blocked: record?.['blocked'] ?? [] };
  return { state, ...(record && field?.lifecycle ? outlook(field.lifecycle, state, record) : { allowed_transitions: [], blocked: [] }) };
}

function useTransition() {
  const { route } = useEntity();
  const record = useRecordContext();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (step: { to: string; reason?: string }) => dataProvider.transition(route, { id: record?.id ?? '', ...step }),
    onSuccess: () => notify('crud.lifecycle.moved', { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    // Also after a refusal: the record has moved in the meantime, and the buttons should say so.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['history'] });
      refresh();
    },
  });
}

/** The steps that a document may take from where it stands, and why it may not take the others. */
export function TransitionButtons({ disabled }: { readonly disabled: boolean }) {
  const { state, allowed_transitions: allowed, blocked } = useOutlook();
  const [, field] = stateFieldOf(useEntity()) ?? [];
  const translate = useTranslate();
  const { mutate, isPending } = useTransition();
  const [asking, ask] = useState<string>();
  const id = useId();
  if (allowed.length + blocked.length === 0) return null;
  const take = (to: string) => (field?.lifecycle && stepTo(field.lifecycle, state, to)?.reason ? ask(to) : mutate({ to }));
  return (
    <Stack component="section" aria-labelledby={id} direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 2 }}>
      <Typography id={id} variant="body2" component="h2">
        {translate('crud.lifecycle.steps')}
      </Typography>
      {allowed.map(to => (
        <Button key={to} size="small" variant="outlined" disabled={isPending || disabled} onClick={() => take(to)}>
          {translate(`choices.${to}`)}
        </Button>
      ))}
      {blocked.map(({ to, reason }) => (
        // Disabled but not skipped by the keyboard: its reason is what the user came for.
        <span key={to}>
          <Button size="small" variant="outlined" color="inherit" aria-disabled aria-describedby={`${id}${to}`} sx={{ opacity: 0.7, cursor: 'not-allowed' }}>
            {translate(`choices.${to}`)}
          </Button>
          <Typography id={`${id}${to}`} variant="caption" component="span" sx={{ marginInline: 1 }}>
            {translate(`violations.${reason}`)}
          </Typography>
        </span>
      ))}
      {disabled && <Typography variant="caption">{translate('crud.lifecycle.save_first')}</Typography>}
      {asking && (
        <Suspense fallback={null}>
          <ReasonDialog to={asking} onClose={() => ask(undefined)} onGiven={reason => mutate({ to: asking, reason })} />
        </Suspense>
      )}
    </Stack>
  );
}
