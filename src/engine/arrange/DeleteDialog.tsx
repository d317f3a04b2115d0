import { useQueryClient } from '@tanstack/react-query';
import { Confirm, type Identifier, useDelete, useNotify, useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { useRefusedDelete } from '../removal/useRefusedDelete.tsx';

interface DeleteDialogProps {
  readonly entity: Entity;
  readonly id: Identifier;
  readonly name: string;
  onClose(): void;
  onDeleted?(): void;
}

/** Asks before one record is deleted, and says what became of it. */
export function DeleteDialog({ entity, id, name, onClose, onDeleted }: DeleteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [remove, { isPending }] = useDelete();
  const onSuccess = async () => {
    notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
    await queryClient.invalidateQueries({ queryKey: [entity.route] });
    onClose();
    onDeleted?.();
  };
  const refused = useRefusedDelete(entity.route);
  const onError = (error: unknown) => {
    refused(error);
    onClose();
  };
  return (
    <Confirm
      isOpen
      loading={isPending}
      title={translate('contentPages.order.delete_title', { name })}
      content="contentPages.order.delete_text"
      confirm="ra.action.delete"
      confirmColor="warning"
      onConfirm={() =>
        void remove(
          entity.route,
          { id, previousData: { id } },
          { mutationMode: 'pessimistic', onSuccess: () => void onSuccess(), onError },
        )
      }
      onClose={onClose}
    />
  );
}
