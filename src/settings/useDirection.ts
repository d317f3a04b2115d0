import { useEffect, useLayoutEffect } from 'react';
import { applyLocale, type Direction, directionOf, useLanguage } from '../i18n/locale.ts';
import { useSettings } from './settings.ts';

/** Direction of writing in the frame: that of the language, unless settings choose one. */
export function useDirection(): Direction {
  const ofLanguage = directionOf(useLanguage());
  const chosen = useSettings(({ direction }) => direction);
  const direction = chosen === 'language' ? ofLanguage : chosen;
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  });
  // Pages outside the frame follow the language again.
  useEffect(() => applyLocale, []);
  return direction;
}
