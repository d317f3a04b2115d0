import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Kind } from '#catalog/engine/fields.ts';
import { useProblemText } from '../useProblemText.ts';
import { fieldKey } from '../../linesOf/fieldKey.ts';
import type { MendProps } from './MendProps.ts';

/** Cells that are shown at first, and most that are corrected at a time. */
const FIRST = 5;
const MOST = 50;

const codes: readonly Kind[] = ['phone', 'email', 'url', 'color'];

/** Takes another text for each cell; all of them are read together, once somebody says so. */
export function CellsMend({ group, field, busy, titleOfLine, onCorrect }: MendProps) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [isUnfolded, setUnfolded] = useState(false);
  const offered = group.cells.slice(0, MOST);
  const shown = isUnfolded ? offered : offered.slice(0, FIRST);
  const changed = new Map(
    shown.flatMap(({ line, text }) => {
      const now = typed.get(line);
      return now === undefined || now === text ? [] : [[line, now] as const];
    }),
  );
  const rules = new Set(shown.map(({ error }) => problemText(error)));
  const name = translate(fieldKey(group.field), { _: group.field });
  return (
    <Stack sx={{ gap: 1, alignItems: 'start', width: '100%' }}>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, width: '100%', listStyle: 'none', display: 'grid', gap: 1, maxHeight: 360, overflow: 'auto' }}
      >
        {shown.map(({ line, text, error }) => (
          <Box
            component="li"
            key={line}
            sx={{
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              gap: 1,
              alignItems: { sm: 'center' },
              pt: 1,
            }}
          >
            <TextField
              size="small"
              label={translate('crud.import.cell', { line, field: name })}
              value={typed.get(line) ?? text}
              multiline={field.kind === 'longText'}
              helperText={rules.size > 1 ? problemText(error) : undefined}
              slotProps={{ htmlInput: { readOnly: busy, dir: codes.includes(field.kind) ? 'ltr' : 'auto' } }}
              sx={{ minWidth: { sm: 280 } }}
              onChange={({ target }) => setTyped(new Map(typed).set(line, target.value))}
            />
            <Typography component="bdi" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {titleOfLine(line)}
            </Typography>
          </Box>
        ))}
      </Box>
      {offered.length > shown.length && (
        <Button size="small" onClick={() => setUnfolded(true)}>
          {translate('crud.import.problems.show_more', { smart_count: offered.length - shown.length })}
        </Button>
      )}
      {isUnfolded && group.cells.length > MOST && (
        <Typography variant="body2">
          {translate('crud.import.problems.more_after', { smart_count: group.cells.length - MOST })}
        </Typography>
      )}
      <Button variant="outlined" disabled={busy || changed.size === 0} onClick={() => onCorrect(changed)}>
        {translate('crud.import.problems.correct', { smart_count: changed.size })}
      </Button>
    </Stack>
  );
}
