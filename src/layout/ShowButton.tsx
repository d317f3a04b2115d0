import Menu from '@mui/icons-material/MenuOutlined';
import Fab from '@mui/material/Fab';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { claimFocus } from './navigation/handOver.ts';

interface ShowButtonProps {
  readonly side: 'insetInlineStart' | 'insetInlineEnd';
  readonly onClick: () => void;
}

/** A button at the corner of the window, in the navigation's place. */
export const ShowButton = ({ side, onClick }: ShowButtonProps) => {
  const label = useTranslate()('navigation.show');
  return (
    <Tooltip title={label}>
      <Fab
        ref={claimFocus}
        size="small"
        color="primary"
        aria-label={label}
        onClick={onClick}
        sx={{
          position: 'fixed',
          insetBlockEnd: 48,
          [side]: 8,
          borderRadius: 1,
          width: 40,
          height: 40,
          '@media print': { display: 'none' },
        }}
      >
        <Menu />
      </Fab>
    </Tooltip>
  );
};
