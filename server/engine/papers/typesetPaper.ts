import { Typesetter } from './Typesetter.ts';

/** The typesetter of this host, for all of whom one call at a time is typeset; its process ends with the host. */
export const typesetter = new Typesetter();
