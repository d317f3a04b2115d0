import Close from '@mui/icons-material/CloseOutlined';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { PassengerField } from './PassengerField.tsx';
import { ToolButton } from './ToolButton.tsx';

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
  readonly onClose: () => void;
}

/** The passenger search over the whole toolbar; Escape, the button and a press elsewhere close it. */
export const PassengerOverlay = ({ onClose }: PassengerOverlayProps) => {
  const translate = useTranslate();
  return (
    <ClickAwayListener onClickAway={onClose} mouseEvent="onMouseDown">
      <Cover onKeyDown={event => event.key === 'Escape' && onClose()}>
        <PassengerField opened onSearch={onClose} />
        <ToolButton label={translate('ra.action.close')} onClick={onClose}>
          <Close />
        </ToolButton>
      </Cover>
    </ClickAwayListener>
  );
};
