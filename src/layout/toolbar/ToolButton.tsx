import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Translate } from 'react-admin';

interface ToolButtonProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Key of its name. */
  readonly label: string;
  readonly placement?: TooltipProps['placement'];
}

/** An icon that says its name. In another language the name alone is drawn anew. */
export const ToolButton = ({ label, placement, children, ...rest }: ToolButtonProps) => (
  <Tooltip title={<Translate i18nKey={label} />} {...(placement && { placement })}>
    <IconButton color="inherit" {...rest}>
      {children}
      <span style={visuallyHidden}>
        <Translate i18nKey={label} />
      </span>
    </IconButton>
  </Tooltip>
);
