import { type ComponentType, createContext } from 'react';
import type { CommandDialogProps } from './CommandDialog.tsx';

/** Dialogues that a page has for commands in place of the plain one, by verb. */
export const OwnDialogs = createContext<Readonly<Record<string, ComponentType<CommandDialogProps>>>>({});
