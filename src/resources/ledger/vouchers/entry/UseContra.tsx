import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { kindKeys } from '../../entry/keys.ts';
import { useCarry } from './useCarry.ts';

/** Makes a contra of a voucher that has money on the wrong side; the key is that of any contra. */
export function UseContra() {
  const translate = useTranslate();
  const carry = useCarry();
  return (
    <Button
      size="small"
      variant="contained"
      startIcon={<SwapHoriz />}
      aria-keyshortcuts={kindKeys.contra}
      onClick={() => carry('contra')}
    >
      {translate('voucherPages.make_contra')} (<kbd dir="ltr">{kindKeys.contra}</kbd>)
    </Button>
  );
}
