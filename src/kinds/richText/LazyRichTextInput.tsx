import Skeleton from '@mui/material/Skeleton';
import { onDemand } from '../../onDemand/onDemand.tsx';

const Room = () => <Skeleton variant="rounded" height="14rem" />;

/** The editor is larger than everything else of a form, so it comes by itself. */
export const LazyRichTextInput = onDemand(async () => (await import('./RichTextEditor.tsx')).RichTextEditor, Room);
