import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import {
  DeleteWithConfirmButton,
  type RaRecord,
  SaveButton,
  useCanAccess,
  useRecordContext,
  useRedirect,
  useTranslate,
  ValidationError,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isFixed } from '#catalog/registry/fixedRecords.ts';
import { useIsKept } from '../../kinds/closures.tsx';
import { useOutcome } from '../../messages/useOutcome.ts';
import { useEntity } from '../../entity/useEntity.ts';
import { useDeleted } from './useDeleted.ts';
import { ReasonAsked } from './ReasonAsked.tsx';
import { useSaveKey } from './useSaveKey.ts';
import { stickyBar } from '../../pages/stickyBar.ts';

const cornerOf = ({ shape }: Theme) => shape.borderRadius;

export interface SaveBarProps {
  /** Whether the record can no longer be deleted, as a document whose money has moved. */
  permanent?(record: RaRecord): boolean;
}

/** Always in sight: save, save and go back to the list, delete. */
export function SaveBar({ permanent }: SaveBarProps) {
  const entity = useEntity();
  const { route } = entity;
  const record = useRecordContext();
  const translate = useTranslate();
  const tell = useOutcome(route);
  const redirect = useRedirect();
  const bar = useSaveKey();
  const deleted = useDeleted();
  const { errors } = useFormState();
  const { canAccess: mayDelete } = useCanAccess({ resource: route, action: 'delete' });
  const isKept = useIsKept();
  const canDelete =
    record?.id !== undefined && mayDelete && !isKept && !isFixed(entity, record) && !permanent?.(record);
  const general = errors['non_field_errors']?.message;
  const close = () => {
    tell('crud.form.saved', 'success');
    redirect('list', route);
  };
  return (
    <Box
      ref={bar}
      sx={{
        ...stickyBar,
        // Those of the card, over which it lies.
        borderEndStartRadius: cornerOf,
        borderEndEndRadius: cornerOf,
      }}
    >
      {typeof general === 'string' && (
        <Alert severity="error">
          <ValidationError error={general} />
        </Alert>
      )}
      {record?.id !== undefined && <ReasonAsked key={record.id} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1.5 }}>
        <SaveButton />
        <SaveButton
          type="button"
          variant="outlined"
          icon={<></>}
          label={translate('crud.form.save_and_close')}
          mutationOptions={{ onSuccess: close }}
        />
        <Box sx={{ flexGrow: 1 }} />
        {canDelete && <DeleteWithConfirmButton mutationMode="pessimistic" size="medium" mutationOptions={deleted} />}
      </Box>
    </Box>
  );
}
