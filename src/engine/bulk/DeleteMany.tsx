import Typography from '@mui/material/Typography';
import { type Identifier, useDataProvider, useTranslate } from 'react-admin';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import type { PanelProps } from '../panels/LazyTool.tsx';
import { useEntity } from '../entity/useEntity.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** Deletes the selected records; those in use stay, and say so. */
export function DeleteMany({ onClose }: PanelProps) {
  const { route } = useEntity();
  const translate = useTranslate();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const run = async (ids: readonly Identifier[]) => {
    const { results } = await dataProvider.deleteManyResults(route, { ids });
    // Not there any more: deleted by somebody else, or before by a request whose answer was lost.
    return { results: results.map(one => (one.status === 404 ? { id: one.id, status: 200 } : one)) };
  };
  return (
    <BulkDialog ready title="crud.bulk.delete_title" confirm="ra.action.delete" run={run} onClose={onClose}>
      <Typography>{translate('crud.bulk.delete_warning')}</Typography>
    </BulkDialog>
  );
}
