import { createContext, type ReactNode } from 'react';

/** What the modules add to the toolbar; given at the application's root, since the frame knows no module. */
export const ToolbarSlot = createContext<ReactNode>(null);
