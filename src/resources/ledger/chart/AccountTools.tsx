import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/EditOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useCanAccess, useCreatePath, useNotify, useTranslate, useUpdate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '#catalog/ledger/chart/chartTree.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';

const { route } = entities.ledger_account;

/** Closes a ledger that nobody needs any more, or opens it again; the host refuses one that still holds something. */
function CloseButton({ account: { id, name, isActive }, tabIndex }: AccountToolsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [update, { isPending }] = useUpdate();
  const label = translate(isActive ? 'chartPages.close_of' : 'chartPages.reopen_of', { name });
  const change = () =>
    void update(
      route,
      { id, data: { is_active: !isActive }, previousData: { id, is_active: isActive } },
      {
        onSuccess: () => void client.invalidateQueries({ queryKey: [route] }),
        onError: error =>
          notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' }),
      },
    );
  const Icon = isActive ? Lock : LockOpen;
  return (
    <IconButton size="small" tabIndex={tabIndex} title={label} aria-label={label} disabled={isPending} onClick={change}>
      <Icon fontSize="small" />
    </IconButton>
  );
}

interface AccountToolsProps {
  readonly account: Account;
  /** Tools of the line that has the focus alone are on the way of the tab key. */
  readonly tabIndex: number;
}

/** What can be done with an account where it stands in the chart. */
export function AccountTools({ account, tabIndex }: AccountToolsProps) {
  const { kind, id, name } = account;
  const translate = useTranslate();
  const createPath = useCreatePath();
  const recordPath = useRecordPath();
  const { canAccess: canCreate } = useCanAccess({ resource: route, action: 'create' });
  const { canAccess: canEdit } = useCanAccess({ resource: entities[kind].route, action: 'edit' });
  const link = (what: 'add_of' | 'edit_of') => {
    const label = translate(`chartPages.${what}`, { name });
    return { component: LinkBase, tabIndex, title: label, 'aria-label': label, size: 'small' } as const;
  };
  const head = kind === 'group' ? { head_group: id } : { head_primarygroup: id };
  // React-Admin begins a new record with what the address names as its source.
  const addPath = `${createPath({ resource: route, type: 'create' })}?source=${encodeURIComponent(JSON.stringify(head))}`;
  return (
    <>
      {kind !== 'ledger_account' && canCreate && (
        <IconButton {...link('add_of')} to={addPath}>
          <Add fontSize="small" />
        </IconButton>
      )}
      {canEdit && (
        <IconButton
          {...link('edit_of')}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          to={recordPath(entities[kind], { id, name })}
        >
          <Edit fontSize="small" />
        </IconButton>
      )}
      {kind === 'ledger_account' && canEdit && <CloseButton account={account} tabIndex={tabIndex} />}
    </>
  );
}
