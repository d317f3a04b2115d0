import Bookmarks from '@mui/icons-material/BookmarkBorder';
import Download from '@mui/icons-material/FileDownloadOutlined';
import FilterList from '@mui/icons-material/FilterList';
import Upload from '@mui/icons-material/FileUploadOutlined';
import ViewWeek from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import { useCanAccess, useResourceContext } from 'react-admin';
import { LazyTool } from '../../panels/LazyTool.tsx';
import { CreateLink } from './CreateLink.tsx';
import { SearchField } from './SearchField.tsx';
import { overlay } from '../../onDemand/overlay.tsx';

const FilterPanel = overlay(async () => (await import('./FilterPanel.tsx')).FilterPanel);
const ColumnsPanel = overlay(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel);
const ViewsPanel = overlay(async () => (await import('./ViewsPanel.tsx')).ViewsPanel);
const ImportPanel = overlay(async () => (await import('../../imports/ImportPanel.tsx')).ImportPanel);
const ExportPanel = overlay(async () => (await import('../../exports/ExportPanel.tsx')).ExportPanel);

/** What may be done with the whole list. */
export function ListTools() {
  const resource = useResourceContext();
  const { canAccess: canCreate } = useCanAccess({ ...(resource !== undefined && { resource }), action: 'create' });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlock: 1 }}>
      <SearchField />
      <LazyTool icon={<FilterList />} label="crud.filters.open" panel={FilterPanel} />
      <LazyTool icon={<ViewWeek />} label="crud.columns.open" panel={ColumnsPanel} />
      <LazyTool icon={<Bookmarks />} label="crud.views.open" panel={ViewsPanel} />
      <Box sx={{ flexGrow: 1 }} />
      {canCreate && <LazyTool icon={<Upload />} label="crud.import.open" panel={ImportPanel} />}
      <LazyTool icon={<Download />} label="crud.export.open" panel={ExportPanel} />
      {canCreate && <CreateLink />}
    </Box>
  );
}
