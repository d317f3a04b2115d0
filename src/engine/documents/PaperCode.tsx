import Box from '@mui/material/Box';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { encode } from 'uqr';

/** Modules of white around a code, without which readers may not find it. */
const QUIET = 4;

/** The black squares of a code, each row as a path of one module's height. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** The code by which whoever holds a printed document may see whether it stands; nothing of a draft. */
export function PaperCode({ url }: { readonly url: string | null }) {
  const translate = useTranslate();
  if (url === null) return null;
  const { data, size } = encode(url, { ecc: 'M', border: QUIET });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingBlockStart: 2, breakInside: 'avoid' }}>
      <SvgIcon
        titleAccess={translate('papers.code.label')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        // A code is read as black on white, also on a dark screen; printers leave backgrounds out.
        sx={{ inlineSize: '27mm', blockSize: '27mm', flexShrink: 0, backgroundColor: '#fff', color: '#000' }}
      >
        <path d={pathOf(data)} />
      </SvgIcon>
      <Typography variant="body2" color="textSecondary">
        {translate('papers.code.hint')}
      </Typography>
    </Box>
  );
}
