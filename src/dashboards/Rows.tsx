import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { originAt } from '../engine/crud/list/WayBack.tsx';

/** A row of a panel and where it leads. */
export interface Row {
  readonly key: string | number;
  readonly to: string;
  readonly title: string;
  readonly detail?: ReactNode;
  /** What stands at its end. */
  readonly figure?: string;
  /** How much of the most there is, from 0 to 1, drawn below it. */
  readonly share?: number | undefined;
}

const Bar = ({ share }: { readonly share: number }) => (
  <Box sx={{ height: 4, borderRadius: 2, bgcolor: 'action.hover', mt: 0.5 }} aria-hidden>
    <Box
      sx={{ height: 4, borderRadius: 2, bgcolor: 'primary.main', width: `${Math.round(Math.min(1, share) * 100)}%` }}
    />
  </Box>
);

/** Rows of a panel, each leading to what it tells of. */
export function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const translate = useTranslate();
  const location = useLocation();
  return (
    <List dense disablePadding>
      {rows.map(({ key, to, title, detail, figure, share }) => (
        <ListItem key={key} disablePadding>
          <ListItemButton
            component={LinkBase}
            to={to}
            state={originAt(location, translate('dashboards.title'))}
            sx={{ display: 'block', paddingInline: 1, borderRadius: 1 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
              <ListItemText sx={{ minWidth: 0 }} primary={<bdi>{title}</bdi>} secondary={detail} />
              {figure !== undefined && (
                <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  <bdi>{figure}</bdi>
                </Box>
              )}
            </Box>
            {share !== undefined && <Bar share={share} />}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
