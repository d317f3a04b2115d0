import { onDemand } from '#src/engine/onDemand/onDemand.tsx';
import { placeholder } from '#src/engine/onDemand/placeholder.tsx';

/** Few forms have lines; the others do not load them. */
export const LazyLineGrid = onDemand(async () => (await import('./LineGrid.tsx')).LineGrid, placeholder(120));
