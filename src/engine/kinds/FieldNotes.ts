import { createContext, type ReactNode } from 'react';

/** What a page says of single fields of its form, each beneath its input. */
export const FieldNotes = createContext<Readonly<Record<string, ReactNode>>>({});
