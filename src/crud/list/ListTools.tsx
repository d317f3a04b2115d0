import Bookmarks from '@mui/icons-material/BookmarkBorder';
import Download from '@mui/icons-material/FileDownloadOutlined';
import FilterList from '@mui/icons-material/FilterList';
import Upload from '@mui/icons-material/FileUploadOutlined';
import ViewWeek from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import { lazy } from 'react';
import { useCanAccess, useListContext } from 'react-admin';
import { LazyTool } from '../LazyTool.tsx';
import { CreateLink } from './CreateLink.tsx';
import { SearchField } from './SearchField.tsx';

const FilterPanel = lazy(() => import('./FilterPanel.tsx').then(module => ({ default: module.FilterPanel })));
const ColumnsPanel = lazy(() => import('./ColumnsPanel.tsx').then(module => ({ default: module.ColumnsPanel })));
const ViewsPanel = lazy(() => import('./ViewsPanel.tsx').then(module => ({ default: module.ViewsPanel })));
const ImportPanel = lazy(() => import('../imports/ImportPanel.tsx').then(module => ({ default: module.ImportPanel })));
const ExportPanel = lazy(() => import('../exports/ExportPanel.tsx').then(module => ({ default: module.ExportPanel })));

/** What may be done with the whole list. */
export function ListTools() {
  const { resource } = useListContext();
  const { canAccess: canCreate } = useCanAccess({ resource, action: 'create' });
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
