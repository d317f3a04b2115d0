import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { LinkBase, type RaRecord, usePermissions, useRecordContext, useTranslate } from 'react-admin';
import type { Principal } from '#catalog/engine/access/access.ts';
import { useHasChanges } from '#src/engine/editing/useHasChanges.ts';
import { ActiveDialog, changeOf } from './ActiveDialog.tsx';
import { setPasswordPath } from './userPaths.ts';
import { isWaiting } from './waiting.ts';

/**
 * Activates or suspends after a question. Unsaved changes are saved first: they would be lost with the newer record.
 */
function ActiveButton({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const changed = useHasChanges();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        disabled={changed}
        title={changed ? translate('crud.lifecycle.save_first') : undefined}
        onClick={() => setAsked(true)}
      >
        {translate(`commands.${changeOf(record).verb}`)}
      </Button>
      {asked && <ActiveDialog record={record} onClose={() => setAsked(false)} />}
    </>
  );
}

interface UserStepsProps {
  /** Asks what the user may see, which is answered on the same page. */
  onAsk(): void;
}

/** What an administrator does with an account beside its fields. */
export function UserSteps({ onAsk }: UserStepsProps) {
  const record = useRecordContext();
  const { permissions } = usePermissions<Principal>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2, paddingBlockEnd: 0 }}>
      {isWaiting(record) && <Chip color="warning" label={translate('accessPages.users.waits')} />}
      <ActiveButton record={record} />
      <Button component={LinkBase} to={setPasswordPath(record.id)}>
        {translate('accessPages.users.set_password')}
      </Button>
      {permissions?.role === 'admin' && <Button onClick={onAsk}>{translate('accessPages.why.open')}</Button>}
    </Box>
  );
}
