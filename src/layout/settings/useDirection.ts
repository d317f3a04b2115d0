import { type Direction, directionOf, useLanguage } from '../../i18n/locale.ts';
import { useSettings } from './settings.ts';

/** Direction of writing in the frame: that of the language, unless settings choose one. */
export function useDirection(): Direction {
  const ofLanguage = directionOf(useLanguage());
  const chosen = useSettings(({ direction }) => direction);
  return chosen === 'language' ? ofLanguage : chosen;
}
