import { useQueryClient } from '@tanstack/react-query';
import { Confirm, type RaRecord, useNotify, useTranslate, useUpdate } from 'react-admin';
import { user } from '../../../../catalog/people/user.ts';

/** What turns a user's account into the other state. */
export const changeOf = (record: RaRecord): 'suspend' | 'activate' => (record['is_active'] ? 'suspend' : 'activate');

interface ActiveDialogProps {
  readonly record: RaRecord;
  onClose(): void;
}

/** Asks whether a user shall be activated or suspended, and does it. */
export function ActiveDialog({ record, onClose }: ActiveDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [update, { isPending }] = useUpdate();
  const change = changeOf(record);
  const done = {
    mutationMode: 'pessimistic' as const,
    onSuccess: async () => {
      notify('crud.form.saved', { type: 'success' });
      // A list of those who wait holds one less.
      await queryClient.invalidateQueries({ queryKey: [user.route, 'getList'] });
    },
    onError: (error: unknown) =>
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' }),
    onSettled: onClose,
  };
  const go = () =>
    update(user.route, { id: record.id, data: { is_active: change === 'activate' }, previousData: record }, done);
  return (
    <Confirm
      isOpen
      loading={isPending}
      title={translate(`accessPages.users.${change}_title`, { smart_count: 1 })}
      content={translate(`accessPages.users.${change}_text`)}
      confirm={translate(`accessPages.users.${change}`)}
      onConfirm={() => void go()}
      onClose={onClose}
    />
  );
}
