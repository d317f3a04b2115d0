import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { PassengerField } from './PassengerField.tsx';
import { PassengerOverlay } from './PassengerOverlay.tsx';
import { useFrame } from '#src/layout/settings/useFrame.ts';
import { ToolButton } from '#src/engine/panels/ToolButton.tsx';

const { hajj_passenger_info: pilgrim } = entities;

/**
 * Search for a passenger by number, passport or name, for who may see pilgrims: a field where there is room, else a
 * button that opens it.
 */
export const PassengerSearch = () => {
  const { style } = useFrame();
  const phone = useMediaQuery(theme => theme.breakpoints.down('md'), { noSsr: true });
  const { canAccess } = useCanAccess({ resource: pilgrim.route, action: 'list' });
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const leave = () => setOpener(null);
  const close = () => {
    opener?.focus();
    leave();
  };
  if (!canAccess) return null;
  if (style === 'layout3' && !phone) return <PassengerField />;
  return (
    <>
      <ToolButton
        label="navigation.passengers.label"
        aria-expanded={opener !== null}
        onClick={event => setOpener(event.currentTarget)}
      >
        <PersonSearch fontSize="small" />
      </ToolButton>
      {opener && <PassengerOverlay onClose={close} onLeave={leave} />}
    </>
  );
};
