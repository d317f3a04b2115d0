import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { StaleDialog } from './StaleDialog.tsx';
import { useEditing } from './useEditing.ts';

interface NewerRecordProps {
  /** Given while the host refuses to save because the record is newer there. */
  readonly onSettled: (() => void) | undefined;
}

/**
 * Tells whoever is typing that the record was changed elsewhere, and offers to compare; a refused save compares at
 * once.
 */
export function NewerRecord({ onSettled }: NewerRecordProps) {
  const translate = useTranslate();
  const { isStale } = useEditing();
  const [compares, setCompares] = useState(false);
  const close = () => {
    setCompares(false);
    onSettled?.();
  };
  const compare = (
    <Button color="inherit" onClick={() => setCompares(true)}>
      {translate('crud.stale.compare')}
    </Button>
  );
  return (
    <>
      {isStale && (
        <Alert severity="warning" action={compare} sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
          {translate('crud.stale.newer')}
        </Alert>
      )}
      {(compares || onSettled) && <StaleDialog onClose={close} />}
    </>
  );
}
