import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RefreshButton, useListContext, useTranslate } from 'react-admin';
import { mailStates } from '#catalog/engine/mail.ts';
import { OUTBOX } from '#catalog/engine/mail.ts';
import { Mailbox } from './Mailbox.tsx';

const ALL = 'all';

const StateChoice = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const chosen: unknown = filterValues['state'];
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate('mail.state')}
      value={mailStates.find(state => state === chosen) ?? ALL}
      onChange={(_event, state: string | null) => setFilters(state === null || state === ALL ? {} : { state })}
    >
      {[ALL, ...mailStates].map(state => (
        <ToggleButton key={state} value={state}>
          {translate(`mail.states.${state}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

/** The mail of the house for administrators: what was sent, what waits, what was given up. */
export const OfficeMail = () => (
  <Mailbox resource={OUTBOX} words="mail">
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, paddingBlock: 1.5 }}>
      <StateChoice />
      <RefreshButton />
    </Box>
  </Mailbox>
);
