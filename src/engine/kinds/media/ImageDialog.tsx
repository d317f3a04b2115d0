import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface Props {
  readonly src: string;
  /** Of the field that has it. */
  readonly name: string;
  onClose(): void;
}

/** A picture in full size. */
export function ImageDialog({ src, name, onClose }: Props) {
  const translate = useTranslate();
  const label = translate(`fields.${name}`);
  return (
    // The portal still bubbles React events to the table row below, whose click would open the record.
    <Dialog open onClose={onClose} maxWidth="lg" onClick={event => event.stopPropagation()}>
      <DialogTitle sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        {label}
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </DialogTitle>
      <img src={src} alt={label} style={{ maxWidth: '100%', maxHeight: '80vh', objectFit: 'contain' }} />
    </Dialog>
  );
}
