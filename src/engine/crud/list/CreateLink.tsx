import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useKeyOf } from '../../keys/useKeyOf.ts';
import { LinkBase, useCreatePath, useListContext, useTranslate } from 'react-admin';

/** Leads to a new record. */
export function CreateLink() {
  const { resource } = useListContext();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const key = useKeyOf('new');
  return (
    <Button
      {...key}
      variant="contained"
      startIcon={<Add />}
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
    >
      {translate('ra.action.create')}
    </Button>
  );
}
