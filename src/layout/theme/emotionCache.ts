import createCache from '@emotion/cache';
import { prefixer } from 'stylis';
import { logicalSides } from './logicalSides.ts';

/** The styles of both directions. */
export const emotionCache = createCache({ key: 'mui', stylisPlugins: [logicalSides, prefixer] });
