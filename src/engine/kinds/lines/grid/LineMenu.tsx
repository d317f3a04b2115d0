import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

export type LineDeed = 'insert' | 'up' | 'down' | 'remove';

const keysOf: Readonly<Record<LineDeed, string>> = {
  insert: 'Alt+Enter',
  up: 'Alt+↑',
  down: 'Alt+↓',
  remove: 'Alt+Delete',
};
const deeds: readonly LineDeed[] = ['insert', 'up', 'down', 'remove'];

interface LineMenuProps {
  readonly anchor: HTMLElement;
  readonly position: number;
  isPossible(deed: LineDeed): boolean;
  /** With nothing where the menu was only closed. */
  onClose(deed?: LineDeed): void;
}

/** What can be done with a line, and the keys that do the same. */
export function LineMenu({ anchor, position, isPossible, onClose }: LineMenuProps) {
  const translate = useTranslate();
  return (
    <Menu open anchorEl={anchor} onClose={() => onClose()} disableRestoreFocus={false}>
      {deeds.map(deed => (
        <MenuItem key={deed} disabled={!isPossible(deed)} onClick={() => onClose(deed)} sx={{ gap: 4 }}>
          <ListItemText>{translate(`crud.lines.${deed}`, { position })}</ListItemText>
          <Typography component="kbd" variant="body2" dir="ltr" sx={{ color: 'text.secondary' }}>
            {keysOf[deed]}
          </Typography>
        </MenuItem>
      ))}
    </Menu>
  );
}
