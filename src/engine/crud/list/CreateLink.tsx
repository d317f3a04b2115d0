import Add from '@mui/icons-material/Add';
import { useKeyOf } from '../../keys/useKeyOf.ts';
import { useCreatePath, useListContext, useTranslate } from 'react-admin';
import { PageButton } from '../../pages/PageButton.tsx';

/** Leads to a new record. */
export function CreateLink() {
  const { resource } = useListContext();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const key = useKeyOf('new');
  return (
    <PageButton
      {...key}
      variant="contained"
      startIcon={<Add />}

      to={createPath({ resource, type: 'create' })}
    >
      {translate('ra.action.create')}
    </PageButton>
  );
}
