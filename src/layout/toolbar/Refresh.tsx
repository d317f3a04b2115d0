import RefreshIcon from '@mui/icons-material/Refresh';
import CircularProgress from '@mui/material/CircularProgress';
import { useLoading, useRefresh } from 'react-admin';
import { ToolButton } from '../../engine/panels/ToolButton.tsx';

/** Asks the host for everything in view again; turns while anything is on its way. */
export const Refresh = () => {
  const loading = useLoading();
  const refresh = useRefresh();
  return (
    <ToolButton label="ra.action.refresh" onClick={refresh}>
      {loading ? (
        <CircularProgress aria-hidden="true" color="inherit" size={20} thickness={6} />
      ) : (
        <RefreshIcon fontSize="small" />
      )}
    </ToolButton>
  );
};
