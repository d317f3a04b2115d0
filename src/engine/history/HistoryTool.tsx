import History from '@mui/icons-material/History';
import { overlay } from '../onDemand/overlay.tsx';
import { LazyTool } from '../panels/LazyTool.tsx';

const HistoryPanel = overlay(async () => (await import('./HistoryPanel.tsx')).HistoryPanel);

/** Opens what was done to the record of the page. */
export const HistoryTool = () => <LazyTool icon={<History />} label="crud.history.open" panel={HistoryPanel} />;
