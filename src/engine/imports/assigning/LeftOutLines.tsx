import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Table } from '../assign/Table.ts';

/** Most lines that are named. */
const MOST = 50;

interface LeftOutLinesProps {
  readonly table: Table;
  /** Lines that are taken in all the same. */
  readonly takenBack: readonly number[];
  readonly busy: boolean;
  onTakeBack(line: number): void;
}

/** Lines that look like no record, each with what stands in it and why; those among the records may be taken in. */
export function LeftOutLines({ table, takenBack, busy, onTakeBack }: LeftOutLinesProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const lines = table.leftOut.filter(({ line, why }) => why !== 'blank' && !takenBack.includes(line));
  if (lines.length === 0) return null;
  return (
    <Box>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {translate('crud.import.assign.left_out', { smart_count: lines.length })}
      </Button>
      <Collapse id={id} in={isOpen} unmountOnExit>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.slice(0, MOST).map(({ line, why, text }) => (
            <Box
              component="li"
              key={line}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 40 }}
            >
              <Typography variant="body2">
                {translate('crud.import.assign.left_line', {
                  line,
                  why: translate(`crud.import.assign.why.${why}`),
                })}{' '}
                <bdi>{text}</bdi>
              </Typography>
              {line > table.head + 1 && (
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={translate('crud.import.assign.take_in_line', { line })}
                  onClick={() => onTakeBack(line)}
                >
                  {translate('crud.import.assign.take_in')}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      </Collapse>
    </Box>
  );
}
