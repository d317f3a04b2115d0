import { useRtl } from '@mui/system/RtlProvider';
import { type TouchEvent, useRef } from 'react';

/** How far a finger has to go, in pixels, and how many times as far as it strays up or down. */
const FAR = 60;
const STRAIGHT = 2;

/** What a panel at the end edge listens with for a swipe towards that edge. */
export function useSwipeOut(onSwipe: () => void) {
  const rtl = useRtl();
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger, second] = Array.from(touches);
      from.current = finger && !second ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [finger] = Array.from(changedTouches);
      if (!finger || !from.current) return;
      const out = (finger.clientX - from.current.x) * (rtl ? -1 : 1);
      const astray = Math.abs(finger.clientY - from.current.y);
      if (out > FAR && out > STRAIGHT * astray) onSwipe();
    },
  };
}
