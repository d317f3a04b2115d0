import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { omit } from 'es-toolkit';
import { useListContext, useTranslate } from 'react-admin';
import { paymentVoucher } from '../../../../catalog/accounts/vouchers.ts';

const { status } = paymentVoucher.fields;

/** The vouchers of one state, one press each; drafts wait for somebody. */
export function StateChips() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  return (
    <Stack
      direction="row"
      component="fieldset"
      aria-label={translate('fields.status')}
      sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0 }}
    >
      {status.lifecycle.states.map(state => {
        const on = filterValues['status'] === state;
        return (
          <Chip
            key={state}
            clickable
            component="button"
            aria-pressed={on}
            color={on ? 'primary' : 'default'}
            variant={on ? 'filled' : 'outlined'}
            label={translate(`choices.${state}`)}
            onClick={() => setFilters(on ? omit(filterValues, ['status']) : { ...filterValues, status: state })}
          />
        );
      })}
    </Stack>
  );
}
