import { onDemand } from '../../onDemand/onDemand.tsx';
import { placeholder } from '../../onDemand/placeholder.tsx';

/** Few forms have lines; the others do not load them. */
export const LazyLinesInput = onDemand(async () => (await import('./LinesInput.tsx')).LinesInput, placeholder(120));
