import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { Link } from 'react-router';

interface ToolItemProps extends MenuItemProps {
  readonly Icon: ComponentType<SvgIconProps>;
  readonly label: string;
  readonly to?: string;
}

/** An entry of a menu of the toolbar; leads somewhere or does something. */
export const ToolItem = ({ Icon, label, to, ...rest }: ToolItemProps) => (
  <MenuItem {...rest} {...(to !== undefined && { component: Link, to })}>
    <ListItemIcon>
      <Icon fontSize="small" />
    </ListItemIcon>
    {label}
  </MenuItem>
);
