import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type KeyboardEvent, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { ledgerReport } from '#catalog/ledger/reports/ledgerReport.ts';
import { listPath } from '#src/engine/entity/listPath.ts';
import { originAt } from '#src/engine/crud/list/WayBack.tsx';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
import { AccountTools } from './AccountTools.tsx';
import { Balance } from './Balance.tsx';
import type { TreeLine } from './treeRows.ts';

interface AccountLineProps {
  readonly line: TreeLine;
  readonly open: boolean;
  /** The one line of the tree that the tab key finds. */
  readonly isCurrent: boolean;
  /** Whether the reader may see what stands behind a balance. */
  readonly mayRead: boolean;
  onToggle(): void;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent, openReport: () => void): void;
}

const turned = { transform: 'rotate(-90deg)', '&:dir(rtl)': { transform: 'rotate(90deg)' } };

/** A ledger's name, which leads to its report and from there back. */
function LedgerName({
  id,
  name,
  ...link
}: {
  id: number;
  name: string;
  tabIndex: number;
  ref: React.Ref<HTMLAnchorElement>;
}) {
  const translate = useTranslate();
  const location = useLocation();
  const { defaultTitle } = useListContext();
  return (
    <PageLink
      {...link}
      to={listPath(ledgerReport, { filter: { ledger__in: [id] } })}
      state={originAt(location, String(defaultTitle))}
      title={translate('chartPages.report_of', { name })}
    >
      <bdi>{name}</bdi>
    </PageLink>
  );
}

/** An account with what it holds, as far in as it stands below others. */
export function AccountLine({ line, open, isCurrent, mayRead, onToggle, onFocus, onKeyDown }: AccountLineProps) {
  const { account, level } = line;
  const { key, kind, id, name, code, isActive, balance, below } = account;
  const translate = useTranslate();
  const report = useRef<HTMLAnchorElement>(null);
  const tabIndex = isCurrent ? 0 : -1;
  const isHead = kind !== 'ledger_account';
  return (
    <TableRow
      hover
      data-account={key}
      tabIndex={tabIndex}
      aria-level={level}
      {...(below.length > 0 && { 'aria-expanded': open })}
      onFocus={onFocus}
      onKeyDown={event => onKeyDown(event, () => report.current?.click())}
    >
      <TableCell
        component="th"
        scope="row"
        sx={{ paddingInlineStart: { xs: `${(level - 1) * 10}px`, sm: `${(level - 1) * 20 + 8}px` } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 30 }}>
          {below.length > 0 ? (
            <Box
              component="button"
              type="button"
              tabIndex={-1}
              aria-label={translate(open ? 'chartPages.shut_of' : 'chartPages.open_of', { name })}
              onClick={onToggle}
              sx={{
                border: 0,
                p: 0,
                width: 28,
                height: 28,
                bgcolor: 'transparent',
                color: 'inherit',
                cursor: 'pointer',
              }}
            >
              <ExpandMore fontSize="small" sx={open ? {} : turned} />
            </Box>
          ) : (
            <Box component="span" sx={{ width: 28, flexShrink: 0 }} />
          )}
          <Box component="span" sx={{ overflowWrap: 'break-word', fontWeight: isHead ? 600 : 400 }}>
            {code && (
              <Box component="bdi" dir="ltr" sx={{ color: 'text.secondary', marginInlineEnd: 1 }}>
                {code}
              </Box>
            )}
            {isHead || !mayRead ? (
              <bdi>{name}</bdi>
            ) : (
              <LedgerName ref={report} id={id} name={name} tabIndex={tabIndex} />
            )}
          </Box>
          {!isActive && <Chip size="small" label={translate('chartPages.is_closed')} />}
        </Box>
      </TableCell>
      {mayRead && (
        <TableCell sx={{ ...figureSx, paddingInline: { xs: 0.5, sm: 2 }, fontWeight: isHead ? 600 : 400 }}>
          {balance !== undefined && <Balance amount={balance} />}
        </TableCell>
      )}
      <TableCell align="right" padding="none" sx={{ whiteSpace: 'nowrap' }}>
        <AccountTools account={account} tabIndex={tabIndex} />
      </TableCell>
    </TableRow>
  );
}
