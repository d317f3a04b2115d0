import { type ReactElement, useEffect, useEffectEvent } from 'react';

interface AtOnceProps {
  readonly in?: boolean;
  readonly children: ReactElement;
  readonly onEnter?: () => void;
  readonly onExited?: () => void;
}

/**
 * A transition that takes no time. MUI's own misses the end of a tooltip whose button has just got the focus back from
 * a dialogue: the tooltip then stays, away from its button and over what stands there.
 */
export const AtOnce = ({ in: isShown = false, children, onEnter, onExited }: AtOnceProps) => {
  const settle = useEffectEvent((shown: boolean) => (shown ? onEnter?.() : onExited?.()));
  useEffect(() => settle(isShown), [isShown]);
  return isShown ? children : null;
};
