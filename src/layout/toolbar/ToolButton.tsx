import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

interface ToolButtonProps extends Omit<IconButtonProps, 'aria-label'> {
  readonly label: string;
}

/** A button of the toolbar: an icon that says its name. */
export const ToolButton = ({ label, ...rest }: ToolButtonProps) => (
  <Tooltip title={label}>
    <IconButton color="inherit" aria-label={label} {...rest} />
  </Tooltip>
);
