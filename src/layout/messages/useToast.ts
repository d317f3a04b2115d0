import { type NotificationPayload, useTakeUndoableMutation, useTranslate } from 'react-admin';

/** How long a message stays, in milliseconds (specification, section 9). */
export const STAYS = 6000;

/** The words of a message, and what settles it: what can be undone is done when it goes, unless it was undone. */
export function useToast({ message, notificationOptions }: NotificationPayload) {
  const translate = useTranslate();
  const takeMutation = useTakeUndoableMutation();
  return {
    words: typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message,
    settle: (isUndo: boolean) => {
      if (notificationOptions?.undoable) takeMutation()?.({ isUndo });
    },
  };
}
