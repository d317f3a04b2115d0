import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useListContext, useTranslate } from 'react-admin';

/** Leads to a new record. */
export function CreateLink() {
  const { resource } = useListContext();
  const createPath = useCreatePath();
  const translate = useTranslate();
  return (
    <Button variant="contained" startIcon={<Add />} component={LinkBase} to={createPath({ resource, type: 'create' })}>
      {translate('ra.action.create')}
    </Button>
  );
}
