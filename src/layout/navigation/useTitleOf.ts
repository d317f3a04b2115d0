import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { EntryTitle } from './NavigationNode.ts';

/** Says the title of an entry in the reader's language. */
export function useTitleOf(): (title: EntryTitle) => string {
  const translate = useTranslate();
  return useCallback(
    ({ key, count, text = '' }) => (key ? translate(key, { _: text, smart_count: count }) : text),
    [translate],
  );
}
