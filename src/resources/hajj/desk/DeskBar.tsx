import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSaveKey } from '#src/engine/crud/form/useSaveKey.ts';
import { stickyBar } from '#src/engine/pages/stickyBar.ts';

interface DeskBarProps {
  /** Is told before the form is sent whether another one follows. */
  onNext(isNext: boolean): void;
}

/** Always in sight: save, or save and go on with the next. */
export function DeskBar({ onNext }: DeskBarProps) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const bar = useSaveKey();
  return (
    <Box ref={bar} sx={{ ...stickyBar, display: 'flex', flexWrap: 'wrap', gap: 1, p: 1.5 }}>
      <Button type="submit" variant="contained" disabled={isSubmitting} onClick={() => onNext(false)}>
        {translate('ra.action.save')}
      </Button>
      <Button type="submit" variant="outlined" disabled={isSubmitting} onClick={() => onNext(true)}>
        {translate('deskPages.save_and_next')}
      </Button>
    </Box>
  );
}
