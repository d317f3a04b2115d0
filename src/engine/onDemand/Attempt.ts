import { createContext } from 'react';

/** Which attempt at drawing a page this is: what could not be fetched in one of them is fetched anew in the next. */
export const Attempt = createContext<object>({});
