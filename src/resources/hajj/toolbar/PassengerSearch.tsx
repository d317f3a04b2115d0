import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { entities } from '../../../../catalog/entities.ts';
import { PassengerField } from './PassengerField.tsx';
import { PassengerOverlay } from './PassengerOverlay.tsx';
import { ToolButton } from '../../../layout/ToolButton.tsx';

const { hajj_passenger_info: pilgrim } = entities;

interface PassengerSearchProps {
  /** Shows the field itself instead of a button that opens it. */
  readonly inline: boolean;
}

/** Search for a passenger by number, passport or name, for who may see pilgrims. */
export const PassengerSearch = ({ inline }: PassengerSearchProps) => {
  const { canAccess } = useCanAccess({ resource: pilgrim.route, action: 'list' });
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const leave = () => setOpener(null);
  const close = () => {
    opener?.focus();
    leave();
  };
  if (!canAccess) return null;
  if (inline) return <PassengerField />;
  return (
    <>
      <ToolButton label="navigation.passengers.label" aria-expanded={opener !== null} onClick={event => setOpener(event.currentTarget)}>
        <PersonSearch fontSize="small" />
      </ToolButton>
      {opener && <PassengerOverlay onClose={close} onLeave={leave} />}
    </>
  );
};
