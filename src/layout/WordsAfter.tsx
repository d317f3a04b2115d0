import { type ReactNode, useDeferredValue } from 'react';
import { I18nContext, useI18nProvider } from 'react-admin';

/**
 * Lets its content turn to another language just after what stands around it, so that the answer to the press is seen at
 * once, however long the page is; what was typed stays.
 */
export const WordsAfter = ({ children }: { readonly children: ReactNode }) => (
  <I18nContext value={useDeferredValue(useI18nProvider())}>{children}</I18nContext>
);
