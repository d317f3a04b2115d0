import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

export interface PanelProps {
  onClose(): void;
}

interface Props {
  readonly icon: ReactNode;
  readonly label: string;
  readonly panel: ComponentType<PanelProps>;
  readonly color?: 'primary' | 'error';
}

/** A button whose dialog or drawer is loaded when it is first wanted. */
export function LazyTool({ icon, label, panel: Panel, color = 'primary' }: Props) {
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  const narrow = useMediaQuery('(max-width: 899px)');
  const name = translate(label);
  const more = { 'aria-haspopup': 'dialog', color, onClick: () => setOpen(true) } as const;
  return (
    <>
      {narrow ? (
        <Tooltip title={name}>
          <IconButton aria-label={name} {...more}>
            {icon}
          </IconButton>
        </Tooltip>
      ) : (
        <Button size="small" startIcon={icon} {...more}>
          {name}
        </Button>
      )}
      {open && <Panel onClose={() => setOpen(false)} />}
    </>
  );
}
