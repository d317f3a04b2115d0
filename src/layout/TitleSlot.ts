import { createContext, type ReactNode } from 'react';

/** What modules have beside the titles of their pages; given at the application's root, as that of the toolbar is. */
export const TitleSlot = createContext<ReactNode>(null);
