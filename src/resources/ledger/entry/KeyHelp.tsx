import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ToolButton } from '#src/engine/panels/ToolButton.tsx';
import { useDocument } from '../documents/accountsDocument.ts';
import { voucherNames } from '../documents/voucherKind.ts';
import { kindKeys, wishKeys } from './keys.ts';
import { wishes } from './useEnter.ts';

/** Keys of the lines, by what they do. */
const gridKeys = {
  '1200*3': 'sum',
  Enter: 'next',
  'Alt+Enter': 'insert',
  'Alt+Delete': 'remove',
} as const;

/** Every key of the form, for whoever forgets one. */
export function KeyHelp() {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { words } = useDocument();
  const isVoucher = words === 'voucherPages';
  const rows = [
    ...wishes
      .filter(wish => isVoucher || wish !== 'submit')
      .map(wish => [wishKeys[wish], translate(`${words}.wishes.${wish}`)] as const),
    ...(isVoucher ? [['=', translate('voucherPages.keys.balance')] as const] : []),
    ...(isVoucher ? voucherNames : []).map(name => [kindKeys[name], translate(`voucherPages.new.${name}`)] as const),
    ...Object.entries(gridKeys).map(([key, does]) => [key, translate(`voucherPages.keys.${does}`)] as const),
  ];
  return (
    <>
      <ToolButton
        label="voucherPages.keys.open"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Keyboard />
      </ToolButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { p: 2, maxInlineSize: 420 } } }}
      >
        <Typography id={id} variant="subtitle1" component="h2" gutterBottom>
          {translate('voucherPages.keys.open')}
        </Typography>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}>
          {rows.map(([key, text]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <kbd dir="ltr">{key}</kbd>
              </dt>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      </Popover>
    </>
  );
}
