import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { Translate, type TranslateProps } from 'react-admin';
import { HiddenWords } from '../../i18n/HiddenWords.tsx';
import { FirmLink } from './FirmLink.tsx';

interface ToolButtonProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Key of its name. */
  readonly label: string;
  /** What the words of its name hold. */
  readonly options?: TranslateProps['options'];
  /** Where it leads. */
  readonly to?: string;
  readonly placement?: TooltipProps['placement'];
}

/** An icon that says its name. */
export const ToolButton = ({ label, options, to, placement, children, ...rest }: ToolButtonProps) => {
  const words = { i18nKey: label, ...(options && { options }) };
  return (
    <Tooltip title={<Translate {...words} />} {...(placement && { placement })}>
      <IconButton color="inherit" {...rest} {...(to !== undefined && { component: FirmLink, to })}>
        {children}
        <HiddenWords {...words} />
      </IconButton>
    </Tooltip>
  );
};
