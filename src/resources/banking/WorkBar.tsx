import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { stickyBar } from '../../engine/pages/stickyBar.ts';
import { Amount } from './Amount.tsx';
import { type StatementAction, wishKeys } from './statementKeys.ts';
import type { Work } from './useWork.ts';
import { sumOf } from './Workbench.ts';

/** How a key is announced; the names of the platform's, not those on the keyboard. */
const announced: Partial<Record<StatementAction, string>> = { tick: 'Space', clear: 'Escape' };

const offered: readonly StatementAction[] = ['accept', 'accept_all', 'match', 'book', 'explain', 'unmatch', 'clear'];

const keycap = {
  marginInlineStart: 1,
  px: 0.5,
  minInlineSize: 20,
  textAlign: 'center',
  border: '1px solid currentColor',
  borderRadius: 0.5,
  font: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  '@media (pointer: coarse)': { display: 'none' },
} as const;

/** What is ticked on both sides, and by how much they differ. */
function Chosen({ choice: { lines, rows } }: Pick<Work, 'choice'>) {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  const [bank, books] = [sumOf(lines), sumOf(rows)];
  return (
    <Typography variant="body2" component="output" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <span>
        {translate('bankPages.chosen_bank', { smart_count: lines.length })} <Amount of={bank} />
      </span>
      <span>
        {translate('bankPages.chosen_books', { smart_count: rows.length })} <Amount of={books} />
      </span>
      <Box component="strong" sx={{ color: bank === books ? 'success.main' : 'text.primary' }}>
        {translate('bankPages.figures.difference')} <Amount of={bank - books} />
      </Box>
    </Typography>
  );
}

interface WorkBarProps {
  readonly work: Work;
  /** Whether there is anything to do with lines and rows. */
  readonly isWorking: boolean;
  /** What ends the work on the statement. */
  readonly children: ReactNode;
}

/** Always in sight: what is ticked, what may be done with it and by which key, and how far the statement is. */
export function WorkBar({ work, isWorking, children }: WorkBarProps) {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-label={translate('bankPages.deeds')}
      sx={{ ...stickyBar, p: 1.5, display: 'grid', gap: 1 }}
    >
      <Chosen choice={work.choice} />
      {isWorking && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {offered
            .filter(wish => work.can[wish] || ['accept', 'match', 'book', 'explain'].includes(wish))
            .map(wish => (
              <Button
                key={wish}
                size="small"
                variant={wish === 'accept' ? 'contained' : 'outlined'}
                disabled={!work.can[wish] || work.isPending}
                aria-keyshortcuts={announced[wish] ?? wishKeys[wish]}
                onClick={() => work.wish(wish)}
              >
                {translate(`bankPages.wishes.${wish}`)}
                <Box component="kbd" dir="ltr" aria-hidden sx={keycap}>
                  {wishKeys[wish]}
                </Box>
              </Button>
            ))}
          <Typography variant="caption" color="textSecondary" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
            <Box component="kbd" dir="ltr" sx={{ ...keycap, marginInline: 1 }}>
              ↑ ↓ ← →
            </Box>
            {translate('bankPages.walk')}
            <Box component="kbd" dir="ltr" sx={{ ...keycap, marginInline: 1 }}>
              {wishKeys.tick}
            </Box>
            {translate('bankPages.wishes.tick')}
          </Typography>
        </Box>
      )}
      {children}
    </Box>
  );
}
