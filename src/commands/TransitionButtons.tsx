import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { stateFieldOf } from '../../catalog/defineEntity.ts';
import { outlook } from '../../catalog/lifecycle.ts';
import type { RihlaDataProvider } from '../dataProvider/RihlaDataProvider.ts';
import { useEntity } from '../crud/useEntity.ts';
import { overlay } from '../onDemand/overlay.tsx';

const ReasonDialog = overlay(async () => (await import('./ReasonDialog.tsx')).ReasonDialog);

interface Way {
  readonly to: string;
  /** Why the step may not be taken now. */
  readonly blocked?: string;
  /** The step leaves the way that a document normally goes, and asks for a reason. */
  readonly isExit: boolean;
}

interface Blocked {
  readonly to: string;
  readonly reason: string;
}

/**
 * The steps from where the record stands, in the lifecycle's order. Hosts of the family do not tell them; the catalogue
 * does.
 */
function useWays(): readonly Way[] {
  const record = useRecordContext();
  const [name = '', field] = stateFieldOf(useEntity()) ?? [];
  const lifecycle = field?.lifecycle;
  if (!record || !lifecycle) return [];
  const state = String(record[name] ?? lifecycle.initial);
  const blocked: readonly Blocked[] = Array.isArray(record['blocked'])
    ? record['blocked']
    : outlook(lifecycle, state, record).blocked;
  const ways = lifecycle.steps
    .filter(step => step.from.includes(state))
    .map(({ to, reason = false }) => {
      const obstacle = blocked.find(one => one.to === to)?.reason;
      return { to, isExit: reason, ...(obstacle && { blocked: obstacle }) };
    });
  return [...ways.filter(way => !way.isExit), ...ways.filter(way => way.isExit)];
}

function useTransition() {
  const { route } = useEntity();
  const record = useRecordContext();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (step: { to: string; reason?: string }) =>
      dataProvider.transition(route, { id: record?.id ?? '', ...step }),
    onSuccess: () => notify('crud.lifecycle.moved', { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    // Also after a refusal: the record has moved in the meantime, and the buttons should say so.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: ['history'] });
      refresh();
    },
  });
}

interface StepProps {
  readonly way: Way;
  readonly disabled: boolean;
  readonly onTake: () => void;
}

function StepButton({ way: { to, blocked, isExit }, disabled, onTake }: StepProps) {
  const translate = useTranslate();
  const id = useId();
  const label = translate(`choices.${to}`);
  if (!blocked) {
    return (
      <Button
        size="small"
        variant={isExit ? 'text' : 'contained'}
        color={isExit ? 'inherit' : 'primary'}
        disabled={disabled}
        onClick={onTake}
      >
        {label}
      </Button>
    );
  }
  // Disabled but not skipped by the keyboard: its reason is what the user came for.
  return (
    <span>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-disabled
        aria-describedby={id}
        sx={{ cursor: 'not-allowed' }}
      >
        {label}
      </Button>
      <Typography id={id} variant="caption" component="span" sx={{ marginInline: 1 }}>
        {translate(`violations.${blocked}`)}
      </Typography>
    </span>
  );
}

/** The steps that a document may take from where it stands, and why it may not take the others. */
export function TransitionButtons({ disabled }: { readonly disabled: boolean }) {
  const ways = useWays();
  const translate = useTranslate();
  const { mutate, isPending } = useTransition();
  const [asking, ask] = useState<string>();
  const id = useId();
  if (ways.length === 0) return null;
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 2 }}
    >
      <Typography id={id} variant="body2" component="h2">
        {translate('crud.lifecycle.steps')}
      </Typography>
      {ways.map(way => (
        <StepButton
          key={way.to}
          way={way}
          disabled={isPending || disabled}
          onTake={() => (way.isExit ? ask(way.to) : mutate({ to: way.to }))}
        />
      ))}
      {disabled && <Typography variant="caption">{translate('crud.lifecycle.save_first')}</Typography>}
      {asking && (
        <ReasonDialog to={asking} onClose={() => ask(undefined)} onGiven={reason => mutate({ to: asking, reason })} />
      )}
    </Stack>
  );
}
