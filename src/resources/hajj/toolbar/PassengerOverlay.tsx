import Close from '@mui/icons-material/CloseOutlined';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import { styled } from '@mui/material/styles';
import type { FocusEvent } from 'react';
import { PassengerField } from './PassengerField.tsx';
import { ToolButton } from '#src/engine/panels/ToolButton.tsx';

const Cover = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(2),
  backgroundColor: theme.vars.palette.background.paper,
}));

interface PassengerOverlayProps {
  /** It is done with, and the focus goes back to where it came from. */
  readonly onClose: () => void;
  /** Somebody goes on elsewhere. */
  readonly onLeave: () => void;
}

/** The passenger search over the whole toolbar; Escape and the button close it, and so does going elsewhere. */
export const PassengerOverlay = ({ onClose, onLeave }: PassengerOverlayProps) => {
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // What has the focus then stands below the cover. No target means another window.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    <ClickAwayListener onClickAway={onLeave} mouseEvent="onMouseDown">
      <Cover onBlur={onBlur} onKeyDown={event => event.key === 'Escape' && onClose()}>
        <PassengerField opened onSearch={onClose} />
        <ToolButton label="ra.action.close" onClick={onClose}>
          <Close />
        </ToolButton>
      </Cover>
    </ClickAwayListener>
  );
};
