import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'react-admin';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import type { PanelProps } from '../LazyTool.tsx';
import { useEntity } from '../useEntity.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** Deletes the selected records; those in use stay, and say so. */
export function DeleteMany({ onClose }: PanelProps) {
  const { route } = useEntity();
  const translate = useTranslate();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return (
    <BulkDialog
      ready
      title="crud.bulk.delete_title"
      confirm="ra.action.delete"
      run={ids => dataProvider.deleteManyResults(route, { ids })}
      onClose={onClose}
    >
      <Typography>{translate('crud.bulk.delete_warning')}</Typography>
    </BulkDialog>
  );
}
