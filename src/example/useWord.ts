import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Word } from './samples.ts';

/** Says sample texts in the language of the page; another function in another language. */
export function useWord(): Word {
  const translate = useTranslate();
  return useCallback((name, n) => translate(`examplePages.samples.${name}`, { n }), [translate]);
}
