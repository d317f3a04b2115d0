import { useEffect, useEffectEvent } from 'react';
import { useCanAccess } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { buttonOf, isLetter, isTypedInto, type PageKey, pageKeys, press } from '#src/engine/keys/pageKeys.ts';
import { lettersOn } from '#src/engine/keys/useKeyOf.ts';
import { overlay } from '#src/engine/onDemand/overlay.tsx';
import { useSignal } from '#src/engine/onDemand/signal.ts';
import { createPath, routeAt } from './createPath.ts';
import { keysOpen } from './keysOpen.ts';

const KeysHelp = overlay(async () => (await import('./KeysHelp.tsx')).KeysHelp);

const names = Object.keys(pageKeys) as PageKey[];

/** Stands for a list where the page is of none: React-Admin asks about no right without a name. */
const NONE = 'none';

/** It is meant for the page, not for something in it or over it, nor for the browser. */
function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return false;
  if (event.defaultPrevented || isTypedInto(event.target)) return false;
  // What stands over the page hides it from readers of the screen.
  return document.querySelector('main')?.closest('[aria-hidden=true]') === null;
}

/** Single letters press buttons of the page, and one shows them all. */
export const LetterKeys = () => {
  const open = useSignal(keysOpen);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const { canAccess } = useCanAccess({ resource: route ?? NONE, action: 'create', enabled: route !== undefined });
  const begin = () => {
    if (route !== undefined && canAccess && pathname !== createPath(route)) void navigate(createPath(route));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!lettersOn() || !isForPage(event)) return;
    // Some layouts write it with Shift, others without.
    if (event.key === '?' || event.key === '؟') return keysOpen.set(true);
    const name = event.shiftKey ? undefined : names.find(one => isLetter(event, pageKeys[one]));
    if (name === undefined) return;
    const button = buttonOf(name);
    // A list inside a page may have a button of its own for it.
    if (name === 'new' && route !== undefined) begin();
    else if (button) press(button);
    else return;
    // What opens now would take the letter for its own.
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      keysOpen.set(false);
    };
  }, []);
  return open ? <KeysHelp onClose={() => keysOpen.set(false)} /> : null;
};
