import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { DeleteWithConfirmButton, useCanAccess, usePermissions, useRecordContext, ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { guest, type Principal } from '../../../../../catalog/access.ts';
import { mayPerform } from '../../../../../catalog/commandRights.ts';
import { commandNamed } from '../../../../../catalog/commands.ts';
import { useDeleted } from '../../../../crud/form/useDeleted.ts';
import { useEntity } from '../../../../crud/useEntity.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { PostButton } from './PostButton.tsx';
import { UseContra } from './UseContra.tsx';
import { type Wish, wishes } from './useEnter.ts';
import { useKeys } from './useKeys.ts';
import { wishOf } from './keys.ts';
import { focusField, useReasons, useReasonText } from './useReasons.ts';
import { stickyBar } from '../../../../layout/stickyBar.ts';

/** Whether the reader may post vouchers of this kind, rather than only prepare them. */
function useMayPost(): boolean {
  const { permissions = guest } = usePermissions<Principal>();
  const post = commandNamed(useEntity(), 'post');
  return post !== undefined && mayPerform(permissions, post);
}

interface VoucherBarProps {
  readonly isUnderWay: boolean;
  /** What the form is sent for. */
  onWish(wish: Wish): void;
}

/** Always in sight: keep what is typed, post it in one of three ways or leave that to others, or why neither can be yet. */
export function VoucherBar({ isUnderWay, onWish }: VoucherBarProps) {
  const { route } = useEntity();
  const record = useRecordContext();
  const mayPost = useMayPost();
  const { canAccess: mayDelete } = useCanAccess({ resource: route, action: 'delete' });
  const deleted = useDeleted();
  const reasons = useReasons();
  const textOf = useReasonText();
  const { errors } = useFormState();
  const bar = useRef<HTMLDivElement>(null);
  const id = useId();
  const [reason] = reasons;
  const general = errors['non_field_errors']?.message;
  const give = (wish: Wish) => {
    if (wish !== 'save' && reason) return focusField(reason.field);
    onWish(wish);
    bar.current?.closest('form')?.requestSubmit();
  };
  // Through the button: what it does follows from what was typed a moment ago.
  useKeys(wishOf, wish => bar.current?.querySelector<HTMLButtonElement>(`[data-wish=${wish}]`)?.click());
  return (
    <Box
      ref={bar}
      sx={{
        ...stickyBar,
        p: 1.5,
      }}
    >
      {typeof general === 'string' && (
        <Alert severity="error">
          <ValidationError error={general} />
        </Alert>
      )}
      {reason && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlockEnd: 1 }}>
          <Typography id={id} variant="body2" component="output">
            {textOf(reason)}
          </Typography>
          {reason.code === 'use_contra' && <UseContra />}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {wishes
          .filter(wish => wish === 'save' || wish === 'submit' || mayPost)
          .map(wish => (
            <PostButton
              key={wish}
              wish={wish}
              icon={wish === 'post_print' ? <Print /> : undefined}
              disabled={isUnderWay}
              blockedBy={wish !== 'save' && reason ? id : undefined}
              onWish={give}
            />
          ))}
        <Box sx={{ flexGrow: 1 }} />
        {record?.id !== undefined && mayDelete && (
          <DeleteWithConfirmButton mutationMode="pessimistic" size="medium" mutationOptions={{ onSuccess: deleted }} />
        )}
        <KeyHelp />
      </Box>
    </Box>
  );
}
