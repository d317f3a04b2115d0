import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { HiddenWords } from '../../i18n/HiddenWords.tsx';

const mask = (value: unknown): string => {
  const text = String(value);
  return text.startsWith('/') || text.includes('://') || text.length < 8 ? '••••' : `•••• ${text.slice(-4)}`;
};

/** Keeps personal numbers and files from a glance over the shoulder until they are asked for. */
export function SealedCell({ value, children }: { readonly value: unknown; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  // The host has masked it already for whoever may not see it: there is nothing to reveal.
  if (String(value).startsWith('•')) return <span dir="ltr">{String(value)}</span>;
  return (
    <span>
      {open ? children : <span dir="ltr">{mask(value)}</span>}
      <IconButton
        size="small"
        aria-pressed={open}
        onClick={event => {
          event.stopPropagation();
          setOpen(!open);
        }}
      >
        {open ? <VisibilityOff fontSize="inherit" /> : <Visibility fontSize="inherit" />}
        <HiddenWords i18nKey={open ? 'crud.sealed.hide' : 'crud.sealed.reveal'} />
      </IconButton>
    </span>
  );
}
