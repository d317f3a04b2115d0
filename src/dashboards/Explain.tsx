import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { Behind } from '../../catalog/dashboards/Behind.ts';
import { askable } from '../../catalog/engine/defineReport.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { reports } from '../../catalog/registry/reports.ts';
import { readFilterKey } from '../engine/crud/list/filterKeys.ts';
import { originAt } from '../engine/crud/list/WayBack.tsx';
import { ValueText } from '../engine/kinds/ValueText.tsx';
import { ReadDialog } from '../engine/messages/ReadDialog.tsx';
import { PageButton } from '../engine/pages/PageButton.tsx';
import { pathBehind } from '../reports/pathBehind.ts';

/** By what the rows behind a figure are narrowed, in words. */
function Narrowed({ behind }: { readonly behind: Behind }) {
  const translate = useTranslate();
  const fields = 'list' in behind ? entities[behind.list].fields : askable(reports[behind.report]);
  const found = Object.entries(behind.filter).flatMap(([key, value]) => {
    const read = readFilterKey({ fields }, key);
    return read ? [{ key, value, ...read }] : [];
  });
  if (found.length === 0) return translate('dashboards.explain.every');
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
      {found.map(({ key, name, field, comparison, value }) => (
        <li key={key}>
          {translate(`crud.filters.${comparison}`, { field: translate(`fields.${name}`) })}{' '}
          <ValueText field={field} value={value} />
        </li>
      ))}
    </ul>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
      {title}
    </Typography>
    <Typography component="div" variant="body2">
      {children}
    </Typography>
  </>
);

interface ExplainProps {
  /** Key of the formula. */
  readonly name: string;
  readonly title: string;
  /** The figure as it is shown; absent of what is more than one. */
  readonly value?: string | undefined;
  readonly rows?: number | undefined;
  readonly behind: Behind;
}

/** Says of a figure how it is reckoned, of how many rows, and where they stand. */
export function Explain({ name, title, value, rows, behind }: ExplainProps) {
  const translate = useTranslate();
  const location = useLocation();
  const [isOpen, setOpen] = useState(false);
  const label = translate('dashboards.explain.open', { name: title });
  const close = () => setOpen(false);
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <HelpOutline fontSize="small" />
        </IconButton>
      </Tooltip>
      <ReadDialog
        open={isOpen}
        maxWidth="xs"
        title={title}
        onClose={close}
        after={
          <PageButton
            variant="contained"

            to={pathBehind(behind)}
            state={originAt(location, translate('dashboards.title'))}
          >
            {translate('dashboards.explain.show')}
          </PageButton>
        }
      >
        {value !== undefined && (
          <Typography variant="h4" component="p" dir="ltr" sx={{ textAlign: 'start' }}>
            <bdi>{value}</bdi>
          </Typography>
        )}
        <Part title={translate('dashboards.explain.formula')}>{translate(`dashboards.formulas.${name}`)}</Part>
        <Part title={translate('dashboards.explain.narrowed')}>
          <Narrowed behind={behind} />
        </Part>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {rows !== undefined && `${translate('dashboards.explain.rows', { smart_count: rows })}. `}
          {translate('dashboards.explain.yours')}
        </Typography>
      </ReadDialog>
    </>
  );
}
