import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { CanAccess, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import { entities } from '#catalog/registry/entities.ts';
import { FirmLink } from '#src/engine/panels/FirmLink.tsx';
import { kindKeys, kindOfKey } from '../entry/keys.ts';
import { useKeys } from '../entry/useKeys.ts';
import { createPathOf } from '../documents/accountsDocument.ts';
import { useVoucherKind, voucherNames } from '../documents/voucherKind.ts';

interface KindSwitchProps {
  /** Takes what is typed along to a voucher of another kind; false where nothing goes along. */
  carry?(to: VoucherName): boolean;
  /** Where each of them leads; to a new voucher without. */
  pathOf?(name: VoucherName): string;
}

/** The four kinds of voucher, one press or one key away from each other. The key always begins a new one. */
export function KindSwitch({ carry, pathOf = createPathOf }: KindSwitchProps) {
  const { name: present } = useVoucherKind();
  const translate = useTranslate();
  const navigate = useNavigate();
  useKeys(kindOfKey, name => {
    if (!carry?.(name)) void navigate(createPathOf(name));
  });
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={translate('voucherPages.kinds.label')}
      sx={{ flexWrap: 'wrap', gap: 0.5, '@media print': { display: 'none' } }}
    >
      {voucherNames.map(name => (
        <CanAccess
          key={name}
          resource={entities[name].route}
          action={pathOf === createPathOf ? 'create' : 'list'}
          loading={null}
          accessDenied={null}
        >
          <Tooltip title={<kbd dir="ltr">{kindKeys[name]}</kbd>}>
            <Button
              component={FirmLink}
              to={pathOf(name)}
              size="small"
              variant={name === present ? 'contained' : 'outlined'}
              aria-current={name === present ? 'page' : undefined}
              aria-keyshortcuts={kindKeys[name]}
              onClick={(event: MouseEvent) => {
                if (name !== present && carry?.(name)) event.preventDefault();
              }}
            >
              {translate(`voucherPages.kinds.${name}`)}
            </Button>
          </Tooltip>
        </CanAccess>
      ))}
    </Stack>
  );
}
