import SvgIcon from '@mui/material/SvgIcon';
import { encode } from 'uqr';

/** Modules of white around a code, without which readers may not find it. */
const QUIET = 4;

/** The black squares of a code, each row as a path of one module's height. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

interface CodeSquaresProps {
  readonly address: string;
  /** What it is called where nothing beside it says so. */
  readonly label?: string;
}

/** An address as a code that a camera reads. */
export function CodeSquares({ address, label }: CodeSquaresProps) {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET });
  return (
    <SvgIcon
      {...(label !== undefined && { titleAccess: label })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      // A code is read as black on white, also on a dark screen; printers leave backgrounds out.
      sx={{ inlineSize: '27mm', blockSize: '27mm', flexShrink: 0, backgroundColor: '#fff', color: '#000' }}
    >
      <path d={pathOf(data)} />
    </SvgIcon>
  );
}
