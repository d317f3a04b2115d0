import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PassengerField } from './PassengerField.tsx';
import { PassengerOverlay } from './PassengerOverlay.tsx';
import { ToolButton } from './ToolButton.tsx';

interface PassengerSearchProps {
  /** Shows the field itself instead of a button that opens it. */
  readonly inline: boolean;
}

/** Search for a passenger by number, passport or name. */
export const PassengerSearch = ({ inline }: PassengerSearchProps) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  if (inline) return <PassengerField />;
  return (
    <>
      <ToolButton label={translate('navigation.passengers.label')} aria-expanded={open} onClick={() => setOpen(true)}>
        <PersonSearch fontSize="small" />
      </ToolButton>
      {open && <PassengerOverlay onClose={() => setOpen(false)} />}
    </>
  );
};
