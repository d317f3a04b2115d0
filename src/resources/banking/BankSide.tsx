import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Help from '@mui/icons-material/HelpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DocumentLink } from '../bills/settlement/DocumentLink.tsx';
import { Amount, Day } from './Amount.tsx';
import { SideGrid } from './SideGrid.tsx';
import { wishKeys } from './statementKeys.ts';
import type { Work } from './useWork.ts';
import { type BankLine, type BookRow, sumOf, type Workbench } from './Workbench.ts';

const states = ['open', 'matched', 'explained'] as const;

interface RowWordsProps {
  readonly row: BookRow;
  /** Its amount is then that of the line. */
  readonly isAlone: boolean;
}

/** A row of the books in a few words, leading to its document. */
const RowWords = ({ row: { row, day, amount }, isAlone }: RowWordsProps) => (
  <>
    <DocumentLink document={row.log_type} source={row.source} number={row.reference_no} /> · <Day of={day} />
    {row.party && (
      <>
        {' · '}
        <bdi>{row.party}</bdi>
      </>
    )}
    {!isAlone && (
      <>
        {' · '}
        <Amount of={amount} />
      </>
    )}
  </>
);

/** Whether what is suggested leaves anything to ask. */
function Certainty({ isSure }: { readonly isSure: boolean }) {
  const [Icon, color] = isSure ? [CheckCircle, 'success' as const] : [Help, 'disabled' as const];
  const key = isSure ? 'bankPages.sure' : 'bankPages.likely';
  return <Icon fontSize="small" color={color} titleAccess={useTranslate()(key)} />;
}

interface BelowProps {
  readonly line: BankLine;
  readonly bench: Workbench;
  readonly work: Work;
  readonly mayWork: boolean;
}

const rowsIn = (bench: Workbench, ids: readonly number[]) => ids.flatMap(id => bench.rows.get(id) ?? []);

/** What a line probably is with the button that says so, or what it is. */
function Below({ line, bench, work, mayWork }: BelowProps) {
  const translate = useTranslate();
  const { suggestion, state } = line;
  const rows = rowsIn(bench, suggestion ? suggestion.rows : line.rows);
  const button = (key: string, onClick: () => void) => (
    <Button
      size="small"
      variant="outlined"
      tabIndex={-1}
      sx={{ flexShrink: 0, py: 0 }}
      disabled={work.isPending}
      onClick={onClick}
    >
      {translate(key)}
    </Button>
  );
  if (state === 'open' && !suggestion) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between', mt: 0.5 }}>
      <Typography variant="caption" component="div" sx={{ display: 'flex', gap: 0.75, minInlineSize: 0 }}>
        {suggestion && <Certainty isSure={suggestion.isSure} />}
        <div>
          {state === 'explained' ? (
            <bdi>{line.explanation}</bdi>
          ) : (
            rows.map(row => (
              <div key={row.id}>
                <RowWords row={row} isAlone={rows.length === 1} />
              </div>
            ))
          )}
        </div>
      </Typography>
      {mayWork && suggestion && button('bankPages.wishes.accept', () => work.accept(line))}
      {mayWork && !suggestion && button('bankPages.wishes.unmatch', () => work.takeBack(line))}
    </Box>
  );
}

/** The bank's side: its lines in one of their states, each with what it probably is, or is. */
export function BankSide({ bench, work, mayWork }: Omit<BelowProps, 'line'>) {
  const translate = useTranslate();
  const meant = new Set(work.choice.rows.map(({ id }) => id));
  const open = bench.lines.filter(({ state }) => state === 'open');
  const head = (
    <Box sx={{ pb: 1 }}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {translate('bankPages.lacking_in_books', { smart_count: open.length })} <Amount of={sumOf(open)} />
      </Typography>
      <Stack
        direction="row"
        component="fieldset"
        aria-label={translate('bankPages.shown')}
        sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0 }}
      >
        {states.map(state => (
          <Chip
            key={state}
            clickable
            component="button"
            aria-pressed={work.shown === state}
            color={work.shown === state ? 'primary' : 'default'}
            variant={work.shown === state ? 'filled' : 'outlined'}
            label={translate(`bankPages.states.${state}`, {
              count: bench.lines.filter(line => line.state === state).length,
            })}
            onClick={() => work.show(state)}
          />
        ))}
      </Stack>
    </Box>
  );
  return (
    <SideGrid
      side="bank"
      label={translate('bankPages.bank_side')}
      head={head}
      items={work.lines.map(line => ({
        ...line,
        title: <bdi>{line.description || line.numbers[0] || translate('bankPages.wordless')}</bdi>,
        text: <bdi dir="ltr">{line.numbers.join(' · ')}</bdi>,
        below: <Below line={line} bench={bench} work={work} mayWork={mayWork} />,
        isTicked: work.ticked.bank.has(line.id),
        isMeant: line.suggestion?.rows.some(row => meant.has(row)) ?? false,
      }))}
      at={work.at.bank}
      canTick={mayWork && work.shown === 'open'}
      empty={translate(`bankPages.empty.${work.shown}`, { key: wishKeys.accept })}
      onGo={place => work.go('bank', place)}
      onToggle={id => work.toggle('bank', id)}
      onWish={wish => work.wish(wish, 'bank')}
    />
  );
}
