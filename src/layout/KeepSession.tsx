import { useEffect } from 'react';
import { keepRenewing } from '../authProvider/renewal.ts';

/** Renews the session of whoever is at work. */
export const KeepSession = () => {
  useEffect(keepRenewing, []);
  return null;
};
