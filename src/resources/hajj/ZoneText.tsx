import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ZoneProblem } from '#catalog/hajj/zones/problem.ts';
import { markedPieces } from './markedPieces.ts';

interface ZoneTextProps {
  readonly lines: readonly string[];
  readonly problems: readonly ZoneProblem[];
}

const look = {
  overflowX: 'auto',
  // As large as a phone has room for, never smaller than what can be read.
  fontSize: 'clamp(1.2rem, 2.4vw, 1.6rem)',
  textAlign: 'start',
  '& pre': { m: 0 },
  '& span': { display: 'block', minHeight: '1lh' },
  '& mark': { bgcolor: 'error.main', color: 'error.contrastText' },
  '& mark[data-of=field]': {
    bgcolor: 'transparent',
    color: 'inherit',
    borderBlockEnd: '3px solid',
    borderColor: 'error.main',
  },
};

/** Both lines as they were pasted. What must be wrong is filled, a field in which something is wrong is underlined. */
export function ZoneText({ lines, problems }: ZoneTextProps) {
  const translate = useTranslate();
  return (
    <Box component="section" dir="ltr" tabIndex={0} aria-label={translate('pages.search.lines')} sx={look}>
      <pre>
        {lines.map((line, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- the first line is the first line
          <span key={row}>
            {markedPieces(
              line,
              problems.filter(one => one.line === row + 1),
            ).map(({ text, mark }, at) =>
              mark ? (
                // oxlint-disable-next-line react/no-array-index-key -- a sign has no name but its place
                <mark key={at} data-of={mark}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </span>
        ))}
      </pre>
    </Box>
  );
}
