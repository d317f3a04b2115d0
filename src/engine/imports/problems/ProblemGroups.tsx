import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useEntity } from '../../entity/useEntity.ts';
import type { Choices } from '../Choices.ts';
import { withLineFields } from '../linesOf/lineField.ts';
import { firstLines, wholeVouchers } from '../linesOf/wholeVouchers.ts';
import type { Prepared } from '../prepare.ts';
import type { Draft } from '../useImport.ts';
import { leavingOut, making, takingBack, withCorrections } from './decisions.ts';
import { groupProblems } from './groupProblems.ts';
import { LeftRows } from './LeftRows.tsx';
import { ProblemGroupView } from './ProblemGroupView.tsx';
import { RestButton } from './RestButton.tsx';
import { sheetCells } from './sheetCells.ts';

/** Most groups that are shown at a time: a sheet of another kind breaks every rule. */
const MOST = 20;

interface ProblemGroupsProps {
  readonly draft: Draft;
  readonly busy: boolean;
  /** Line of the file in which the heads of its table stand; 0 where it has none. */
  readonly headLine?: number;
  /** Why a line is not imported. */
  reasons(line: number): string;
  onDecide(decision: Partial<Choices>): void;
}

const signOf = ({ readings }: Prepared, name: string) => {
  const column = readings.find(one => one.name === name);
  return column?.kind === 'numbers' ? column.read.sign : undefined;
};

/** What stands in the way of an import, by what can be done about it; and the rows that are left out already. */
export function ProblemGroups({ draft, busy, headLine = 1, reasons, onDecide }: ProblemGroupsProps) {
  const { choices, prepared, report, source } = draft;
  const own = useEntity();
  const entity = useMemo(() => withLineFields(own), [own]);
  const translate = useTranslate();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const cells = useMemo(() => sheetCells(entity, prepared), [entity, prepared]);
  const groups = useMemo(() => (report ? groupProblems(report, entity, cells.cellOf) : []), [report, entity, cells]);
  const wrong = report?.rows.flatMap(({ line, errors }) => (errors.length > 0 ? [line] : [])) ?? [];
  const decide = (decision: Partial<Choices>) => {
    // The button that was pressed goes with its group; whoever uses a keyboard goes on from here.
    heading.current?.focus();
    onDecide(decision);
  };
  const vouchers = prepared.lines?.vouchers;
  const leave = (lines: readonly number[]) => decide(leavingOut(choices, firstLines(lines, vouchers)));
  if (wrong.length + choices.left.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <Typography id={id} ref={heading} tabIndex={-1} component="h3" variant="subtitle1">
        {translate('crud.import.problems.title')}
      </Typography>
      {wrong.length > 0 && (
        <Button variant="outlined" disabled={busy} sx={{ alignSelf: 'start' }} onClick={() => leave(wrong)}>
          {translate('crud.import.problems.leave_all', { smart_count: wrong.length })}
        </Button>
      )}
      {groups.slice(0, MOST).map(group => (
        <ProblemGroupView
          key={`${group.field} ${group.code}`}
          group={group}
          entity={entity}
          busy={busy}
          sign={signOf(prepared, group.field)}
          titleOfLine={cells.titleOfLine}
          onCorrect={texts => decide(withCorrections(choices, group.field, texts))}
          onMake={() => decide(making(choices, group.field))}
          onLeave={() => leave(group.cells.map(({ line }) => line))}
        />
      ))}
      {groups.length > MOST && (
        <Typography variant="body2">
          {translate('crud.import.problems.more_groups', { smart_count: groups.length - MOST })}
        </Typography>
      )}
      <LeftRows
        sheet={source.sheet}
        left={choices.left}
        busy={busy}
        onTakeBack={lines => decide(takingBack(choices, lines))}
      />
      <RestButton
        source={source}
        lines={wholeVouchers([...choices.left, ...wrong], vouchers)}
        reasons={reasons}
        headLine={headLine}
      />
    </Stack>
  );
}
