import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { deskEntity } from './deskEntity.ts';
import { useMahramOfForm } from './useMahramAsked.ts';

const fields = ['mahram', 'mahram_relation'];

/** Her mahram, of whom the season asks one; without him she is entered all the same, but will not fly. */
export function MahramFields() {
  const translate = useTranslate();
  const { isOffered, isMissing } = useMahramOfForm();
  if (!isOffered) return null;
  return (
    <>
      <InputGrid entity={deskEntity} names={fields} />
      {isMissing && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('deskPages.mahram_asked')}
        </Alert>
      )}
    </>
  );
}
