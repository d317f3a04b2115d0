import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCall } from '#src/dataProvider/useCall.ts';
import { ReadDialog } from '#src/engine/messages/ReadDialog.tsx';
import { useWhy } from '../dialogs/useWhy.ts';

interface StepDialogProps {
  /** Key of what is done. */
  readonly title: string;
  readonly text: string;
  /** Key of why it cannot be done now. */
  readonly bar: string | undefined;
  readonly change: { readonly resource: string; readonly id: number; readonly data: object };
  onClose(): void;
}

/** Asks whether a change of one record is meant, makes it, and says why the host refuses it. */
export function StepDialog({ title, text, bar, change: { resource, id, data }, onClose }: StepDialogProps) {
  const translate = useTranslate();
  const why = useWhy();
  const { mutate, error, isPending } = useCall<void, unknown>(
    async host => host.update(resource, { id, data, previousData: { id } }),
    { touches: 'all', awaitsReading: false },
  );
  const give = () => mutate(undefined, { onSuccess: onClose });
  return (
    <ReadDialog
      title={translate(title)}
      onClose={onClose}
      after={
        bar === undefined && (
          <Button variant="contained" disabled={isPending} onClick={give}>
            {translate(title)}
          </Button>
        )
      }
    >
      {bar === undefined ? <Typography>{text}</Typography> : <Alert severity="info">{translate(bar)}</Alert>}
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {why(error)}
        </Alert>
      )}
    </ReadDialog>
  );
}
