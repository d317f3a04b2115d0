import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { linesOf } from '../ProblemGroup.ts';
import type { MendProps } from './MendProps.ts';

/** Leaves the cells blank, where the field may be. */
export function BlankButton({ group, field, busy, onCorrect }: MendProps) {
  const translate = useTranslate();
  if (field.required) return null;
  return (
    <Button disabled={busy} onClick={() => onCorrect(new Map(linesOf(group).map(line => [line, ''])))}>
      {translate('crud.import.problems.blank', { smart_count: group.cells.length })}
    </Button>
  );
}
