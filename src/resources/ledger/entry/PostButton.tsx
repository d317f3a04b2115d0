import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useDocument } from '../documents/accountsDocument.ts';
import { type EntryAction } from './useEnter.ts';
import { wishKeys } from './keys.ts';

interface PostButtonProps {
  readonly wish: EntryAction;
  readonly icon?: ReactNode;
  /** Disabled but not skipped by the keyboard: the element that says why. */
  readonly blockedBy?: string | undefined;
  readonly disabled: boolean;
  onWish(wish: EntryAction): void;
}

const looks: Partial<Record<EntryAction, 'contained' | 'outlined'>> = { post: 'contained', save: 'outlined' };

/** Saves or posts what is typed, with the key that does the same. */
export function PostButton({ wish, icon, blockedBy, disabled, onWish }: PostButtonProps) {
  const translate = useTranslate();
  const { words } = useDocument();
  const key = wishKeys[wish];
  return (
    <Tooltip title={<kbd dir="ltr">{key}</kbd>}>
      <span>
        <Button
          variant={looks[wish] ?? 'text'}
          {...(icon !== undefined && { startIcon: icon })}
          data-wish={wish}
          disabled={disabled}
          aria-keyshortcuts={key.replace('Ctrl', 'Control')}
          {...(blockedBy !== undefined && {
            'aria-disabled': true,
            'aria-describedby': blockedBy,
            color: 'inherit',
            variant: 'outlined',
            sx: { cursor: 'not-allowed', color: 'text.secondary', borderStyle: 'dashed' },
          })}
          onClick={() => onWish(wish)}
        >
          {translate(`${words}.wishes.${wish}`)}
        </Button>
      </span>
    </Tooltip>
  );
}
