import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { Confirm, LinkBase, useNotify, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import { user } from '../../../catalog/people/user.ts';
import { useHasChanges } from '../../crud/form/useHasChanges.ts';
import { setPasswordPath, whyPath } from './userPaths.ts';
import { isWaiting } from './waiting.ts';

/** Activates or suspends after a question. Unsaved changes are saved first: they would be lost with the newer record. */
function ActiveButton() {
  const record = useRecordContext();
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useHasChanges();
  const [asked, setAsked] = useState(false);
  const [update, { isPending }] = useUpdate();
  if (!record) return null;
  const change = record['is_active'] ? 'suspend' : 'activate';
  const done = {
    mutationMode: 'pessimistic' as const,
    onSuccess: () => notify('crud.form.saved', { type: 'success' }),
    onError: (error: unknown) => notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' }),
    onSettled: () => setAsked(false),
  };
  const go = () => update(user.route, { id: record.id, data: { is_active: change === 'activate' }, previousData: record }, done);
  return (
    <>
      <Button variant="outlined" disabled={changed} title={changed ? translate('crud.lifecycle.save_first') : undefined} onClick={() => setAsked(true)}>
        {translate(`accessPages.users.${change}`)}
      </Button>
      <Confirm
        isOpen={asked}
        loading={isPending}
        title={translate(`accessPages.users.${change}_title`, { smart_count: 1 })}
        content={translate(`accessPages.users.${change}_text`)}
        confirm={translate(`accessPages.users.${change}`)}
        onConfirm={() => void go()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

/** What an administrator does with an account beside its fields. */
export function UserSteps() {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2, paddingBlockEnd: 0 }}>
      {isWaiting(record) && <Chip color="warning" label={translate('accessPages.users.waits')} />}
      <ActiveButton />
      <Button component={LinkBase} to={setPasswordPath(record.id)}>
        {translate('accessPages.users.set_password')}
      </Button>
      <Button component={LinkBase} to={whyPath(record.id)}>
        {translate('accessPages.why.open')}
      </Button>
    </Box>
  );
}
