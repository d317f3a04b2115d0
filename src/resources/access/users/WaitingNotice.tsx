import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { user } from '#catalog/people/user.ts';
import { waitingFilter } from './waiting.ts';

/** Says how many people ask for an account, and leads to them. */
export function WaitingNotice() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { total = 0 } = useGetList(user.route, { pagination: { page: 1, perPage: 1 }, filter: waitingFilter });
  if (total === 0) return null;
  const shown = filterValues['user_type'] === waitingFilter.user_type;
  return (
    <Alert
      severity="info"
      sx={{ marginBlockStart: 1 }}
      action={
        !shown && (
          <Button color="inherit" onClick={() => setFilters(waitingFilter)}>
            {translate('accessPages.users.show_waiting')}
          </Button>
        )
      }
    >
      {translate('accessPages.users.waiting', { smart_count: total })}
    </Alert>
  );
}
