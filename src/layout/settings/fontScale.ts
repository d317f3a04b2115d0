import { createSignal, useSignal } from '../../engine/onDemand/signal.ts';

/** In percent of the usual size. */
export const fontScales = { min: 70, max: 130, step: 10, usual: 100 } as const;

/** Share of the browser's own size that a rem has, so that one is 10 px where the reader changed nothing. */
const BASE_PERCENT = 62.5;

/** A choice of the person at the screen rather than of the account. */
const KEY = 'font_scale';

const kept = (): number => {
  const scale = Number(localStorage.getItem(KEY));
  return scale >= fontScales.min && scale <= fontScales.max ? scale : fontScales.usual;
};

const scale = createSignal(kept());

/** Changes the size of all text, and remembers it in this browser. */
export function setFontScale(percent: number): void {
  localStorage.setItem(KEY, String(percent));
  scale.set(percent);
}

export const useFontScale = (): number => useSignal(scale);

/** Size of the root element for a scale. */
export const rootFontSize = (percent: number): string => `${(BASE_PERCENT * percent) / 100}%`;
