import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { Behind } from '../../catalog/dashboards/Behind.ts';
import { originAt } from '../engine/crud/list/WayBack.tsx';
import { PageButton } from '../engine/pages/PageButton.tsx';
import { pathBehind } from '../reports/pathBehind.ts';
import { Explain } from './Explain.tsx';
import type { TableName } from './useProject.ts';

interface PanelProps {
  readonly name: TableName;
  /** Where all of it stands. */
  readonly behind: Behind;
  readonly isEmpty: boolean;
  /** Takes the whole width of the page. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One part of the overview: what it shows, how that is reckoned, and the way to all of it. */
export function Panel({ name, behind, isEmpty, isWide, children }: PanelProps) {
  const translate = useTranslate();
  const location = useLocation();
  const id = useId();
  const title = translate(`dashboards.tables.${name}`);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0, ...(isWide && { gridColumn: '1 / -1' }) }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, mb: 1 }}>
        <Typography id={id} variant="h6" component="h2">
          {title}
        </Typography>
        <Explain name={name} title={title} behind={behind} />
        <PageButton
          to={pathBehind(behind)}
          state={originAt(location, translate('dashboards.title'))}
          size="small"
          aria-label={`${translate('dashboards.all')}: ${title}`}
          sx={{ marginInlineStart: 'auto', flexShrink: 0 }}
        >
          {translate('dashboards.all')}
        </PageButton>
      </Stack>
      {isEmpty ? <Typography color="textSecondary">{translate(`dashboards.empty.${name}`)}</Typography> : children}
    </Card>
  );
}
