import Link from '@mui/material/Link';
import type { CellProps } from '../FieldViews.ts';
import { mediaName, mediaUrl } from './mediaUrl.ts';

export const FileCell = ({ value }: CellProps) => (
  <Link href={mediaUrl(value)} target="_blank" rel="noreferrer" dir="ltr" onClick={event => event.stopPropagation()}>
    {mediaName(value)}
  </Link>
);
