import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef } from 'react';
import { DeleteWithConfirmButton, useCanAccess, useRecordContext, ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useDeleted } from '#src/engine/crud/form/useDeleted.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { commandNamed } from '#catalog/registry/commands.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { focusField } from './focusField.ts';
import { PostButton } from './PostButton.tsx';
import { type EntryAction, wishes } from './useEnter.ts';
import { useMayPost } from './useMayPost.ts';
import { useKeys } from './useKeys.ts';
import { wishOf } from './keys.ts';
import { useReasonText } from './useReasonText.ts';

export interface Entering {
  readonly isUnderWay: boolean;
  /** What the form is sent for. */
  onWish(wish: EntryAction): void;
}

interface EntryBarProps extends Entering {
  /** Why what is typed cannot stand in the books yet. */
  readonly reasons: readonly Violation[];
  /** What helps against the first of them. */
  readonly remedy?: ReactNode;
  readonly help: ReactNode;
  /** What should be read before any of it is done. */
  readonly notice?: ReactNode;
}

/** Always in sight: keep what is typed, post it in one of three ways or leave that to others, or why neither can be yet. */
export function EntryBar({ isUnderWay, onWish, reasons, remedy, help, notice }: EntryBarProps) {
  const entity = useEntity();
  const { route } = entity;
  const record = useRecordContext();
  const mayPost = useMayPost();
  const canSubmit = commandNamed(entity, 'submit') !== undefined;
  const { canAccess: mayDelete } = useCanAccess({ resource: route, action: 'delete' });
  const deleted = useDeleted();
  const textOf = useReasonText();
  const { errors } = useFormState();
  const bar = useRef<HTMLDivElement>(null);
  const id = useId();
  const [reason] = reasons;
  const general = errors['non_field_errors']?.message;
  const give = (wish: EntryAction) => {
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
        position: 'sticky',
        insetBlockEnd: 'var(--frame-bottom, 0px)',
        zIndex: 2,
        bgcolor: 'background.paper',
        borderBlockStart: 1,
        borderColor: 'divider',
        p: 1.5,
      }}
    >
      {notice}
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
          {remedy}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {wishes
          .filter(wish => (wish === 'submit' ? canSubmit : wish === 'save' || mayPost))
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
          <DeleteWithConfirmButton mutationMode="pessimistic" size="medium" mutationOptions={deleted} />
        )}
        {help}
      </Box>
    </Box>
  );
}
