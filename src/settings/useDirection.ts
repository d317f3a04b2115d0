import { useEffect, useLayoutEffect, useState } from 'react';
import { applyLocale, type Direction, directionOf, locale, useLanguage } from '../i18n/locale.ts';
import { isLoaded, loadCache } from '../theme/emotionCache.ts';
import { settings, useSettings } from './settings.ts';

const resolved = (chosen: ReturnType<typeof settings>['direction'], ofLanguage: Direction): Direction =>
  chosen === 'language' ? ofLanguage : chosen;

/** Direction of writing by the settings, outside of React. */
export const direction = (): Direction => resolved(settings().direction, directionOf(locale()));

/** Direction of writing that the frame shows; turns once the styles for it are here. */
export function useDirection(): Direction {
  const language = useLanguage();
  const wanted = resolved(useSettings().direction, directionOf(language));
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    let lasts = true;
    // Without the mirrored styles the page stays as it is, which can be read as well.
    loadCache(wanted).then(() => lasts && setShown(wanted), () => undefined);
    return () => {
      lasts = false;
    };
  }, [wanted]);
  const now = isLoaded(wanted) ? wanted : shown;
  useLayoutEffect(() => {
    document.documentElement.dir = now;
  });
  // Pages outside the frame follow the language again.
  useEffect(() => applyLocale, []);
  return now;
}
