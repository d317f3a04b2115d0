import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { type RaRecord, useDataProvider, useEditContext, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { Differences } from '../history/Differences.tsx';
import { useEntity } from '../entity/useEntity.ts';
import { useOutcome } from '../messages/useOutcome.ts';
import { withKnownLines } from './lineIds.ts';
import { saysAs } from './saysAs.ts';
import { useEditing } from './useEditing.ts';

const sides = ['crud.stale.theirs', 'crud.stale.mine'] as const;
const picked = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, record[name]]));

/** The values that the user changed in the form. */
function useMine(): Record<string, unknown> {
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  return Object.fromEntries(Object.keys(dirtyFields).map(name => [name, getValues(name)]));
}

/**
 * Someone else saved the record first: shows what differs and lets the user choose whose values stand. Where nothing
 * does, there is nothing to choose: it was their own save, whose answer was lost.
 */
export function StaleDialog({ onClose }: { onClose(): void }) {
  const { route, fields } = useEntity();
  const tell = useOutcome(route);
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const record = useRecordContext();
  const { refetch } = useEditContext();
  const { saved, startOver } = useEditing();
  const { getValues } = useFormContext();
  const mine = useMine();
  const id = useId();
  const { data: theirs, error } = useQuery({
    queryKey: [route, 'stale', record?.id, record?.['version']],
    queryFn: async () => (await dataProvider.getOne(route, { id: record?.id ?? '' })).data,
    gcTime: 0,
  });
  const [update, { isPending, error: refused }] = useUpdate();
  const goOn = async (record: RaRecord) => {
    const { isSuccess, data } = await refetch();
    startOver(isSuccess ? data : record);
    onClose();
  };
  const overwrite = () =>
    update(
      route,
      { id: theirs?.id, data: withKnownLines(mine, theirs ?? {}), previousData: theirs },
      { mutationMode: 'pessimistic', onSuccess: saved => void goOn({ ...theirs, ...saved }) },
    );
  const isSaved = theirs !== undefined && Object.keys(mine).length > 0 && saysAs(theirs, mine, fields);
  const settle = useEffectEvent(() => {
    saved(getValues(), theirs);
    tell('crud.form.saved', 'success');
    onClose();
    void refetch();
  });
  useEffect(() => {
    if (isSaved) settle();
  }, [isSaved]);
  if (isSaved) return null;
  const problem = error ?? refused;
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{translate('crud.stale.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate('crud.stale.text')}</Typography>
        {problem instanceof Error && (
          <Alert severity="error">{translate(problem.message, { _: problem.message })}</Alert>
        )}
        {!theirs && !error && <LinearProgress aria-label={translate('ra.message.loading')} />}
        {theirs && <Differences before={picked(theirs, Object.keys(mine))} after={mine} heads={sides} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { marginInlineStart: 0 } }}>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button disabled={!theirs || isPending} onClick={() => theirs && void goOn(theirs)}>
          {translate('crud.stale.reload')}
        </Button>
        <Button variant="contained" disabled={!theirs || isPending} onClick={overwrite}>
          {translate('crud.stale.overwrite')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
