import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Translate } from 'react-admin';
import { ToolButton } from './ToolButton.tsx';

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
  const narrow = useMediaQuery('(max-width: 899px)');
  const more = { 'aria-haspopup': 'dialog', color, onClick: () => setOpen(true) } as const;
  return (
    <>
      {narrow ? (
        <ToolButton label={label} {...more}>
          {icon}
        </ToolButton>
      ) : (
        <Button size="small" startIcon={icon} {...more}>
          <Translate i18nKey={label} />
        </Button>
      )}
      {open && <Panel onClose={() => setOpen(false)} />}
    </>
  );
}
