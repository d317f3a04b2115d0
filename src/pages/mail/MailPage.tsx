import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ListBase, RefreshButton, useListContext, useTranslate } from 'react-admin';
import { mailStates } from '../../../catalog/mailState.ts';
import { Heading } from '../../crud/Heading.tsx';
import { Pages } from '../../crud/list/Pages.tsx';
import { type Mail, OUTBOX } from './Mail.ts';
import { MailRows } from './MailRows.tsx';

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
export const MailPage = () => {
  const translate = useTranslate();
  return (
    <ListBase<Mail> resource={OUTBOX} perPage={25} sort={{ field: 'id', order: 'DESC' }} storeKey={OUTBOX}>
      <Heading title={translate('mail.title')} />
      <Typography color="textSecondary">{translate('mail.about')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, paddingBlock: 1.5 }}>
        <StateChoice />
        <RefreshButton />
      </Box>
      <Card>
        <MailRows />
        <Pages />
      </Card>
    </ListBase>
  );
};
