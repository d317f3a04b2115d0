import { useTranslate } from 'react-admin';
import type { DialogContent } from '../../engine/messages/dialog.ts';
import { ReadDialog } from '../../engine/messages/ReadDialog.tsx';

interface MessageDialogProps {
  readonly content: DialogContent;
  onClose(): void;
}

/** The one dialog of the frame. */
export const MessageDialog = ({ content: { title, children, actions, options }, onClose }: MessageDialogProps) => {
  const translate = useTranslate();
  return (
    <ReadDialog isLong title={translate(title, { _: title })} before={actions} onClose={onClose} {...options}>
      {children}
    </ReadDialog>
  );
};
