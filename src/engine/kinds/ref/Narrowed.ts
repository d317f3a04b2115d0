import { createContext } from 'react';

/** Filters that narrow what fields offer beyond what the fields themselves say, by field. */
export const Narrowed = createContext<Readonly<Record<string, Readonly<Record<string, unknown>>>>>({});
