import Skeleton from '@mui/material/Skeleton';
import { onDemand } from '../../onDemand/onDemand.tsx';

const Room = () => <Skeleton variant="rounded" height={120} />;

/** Few forms have lines; the others do not load them. */
export const LazyLinesInput = onDemand(async () => (await import('./LinesInput.tsx')).LinesInput, Room);
