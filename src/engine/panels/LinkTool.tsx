import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Translate } from 'react-admin';
import { PageButton } from '../pages/PageButton.tsx';
import { ToolButton } from './ToolButton.tsx';

interface LinkToolProps {
  readonly icon: ReactNode;
  /** Key of its name. */
  readonly label: string;
  readonly to: string;
}

/** A way to another page; beside buttons that open something, it looks as they do. */
export const LinkTool = ({ icon, label, to }: LinkToolProps) =>
  useMediaQuery('(max-width: 899px)') ? (
    <ToolButton label={label} color="primary" to={to}>
      {icon}
    </ToolButton>
  ) : (
    <PageButton size="small" startIcon={icon} to={to}>
      <Translate i18nKey={label} />
    </PageButton>
  );
