import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRtl } from '@mui/system/RtlProvider';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { Account } from '#catalog/ledger/chart/chartTree.ts';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { AccountLine } from './AccountLine.tsx';
import { keyWish, linesOf } from './treeRows.ts';

interface ChartTableProps {
  readonly accounts: readonly Account[];
  /** While something is looked for, all that was found is open. */
  readonly isSearch: boolean;
  readonly mayRead: boolean;
}

/** The accounts below each other, which keys walk through as through any tree. */
export function ChartTable({ accounts, isSearch, mayRead }: ChartTableProps) {
  const translate = useTranslate();
  const rtl = useRtl();
  const body = useRef<HTMLTableSectionElement>(null);
  const [folded, fold] = useStore<readonly string[]>('accounts.folded', []);
  const [current, setCurrent] = useState<string>();
  const isOpen = ({ key }: Account) => isSearch || !folded.includes(key);
  const toggle = ({ key }: Account) =>
    fold(folded.includes(key) ? folded.filter(one => one !== key) : [...folded, key]);
  const lines = linesOf(accounts, isOpen);
  const focused = lines.some(({ account }) => account.key === current) ? current : lines[0]?.account.key;
  const onKeyDown = (at: number) => (event: KeyboardEvent, openReport: () => void) => {
    const line = lines[at];
    if (!line || event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return;
    if (event.key === 'Enter') return line.account.below.length > 0 ? toggle(line.account) : openReport();
    const sideways = { ArrowRight: rtl ? 'out' : 'in', ArrowLeft: rtl ? 'in' : 'out' };
    const wish = keyWish(sideways[event.key as keyof typeof sideways] ?? event.key, lines, at, isOpen(line.account));
    if (!wish) return;
    event.preventDefault();
    if (wish.toggle) toggle(line.account);
    if (wish.focus !== undefined) body.current?.querySelector<HTMLElement>(`[data-account="${wish.focus}"]`)?.focus();
  };
  return (
    <Table role="treegrid" size="small" aria-label={translate('chartPages.label')}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('chartPages.account')}</TableCell>
          {mayRead && <TableCell sx={figureSx}>{translate('chartPages.balance')}</TableCell>}
          <TableCell align="right" sx={{ paddingInline: { xs: 0.5, sm: 2 } }}>
            {translate('chartPages.tools')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody ref={body}>
        {lines.map((line, at) => (
          <AccountLine
            key={line.account.key}
            line={line}
            open={isOpen(line.account)}
            isCurrent={line.account.key === focused}
            mayRead={mayRead}
            onToggle={() => toggle(line.account)}
            onFocus={() => setCurrent(line.account.key)}
            onKeyDown={onKeyDown(at)}
          />
        ))}
      </TableBody>
    </Table>
  );
}
