import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isObject } from '../../dataProvider/isObject.ts';

function Printing() {
  useEffect(() => window.print(), []);
  return null;
}

/** Prints as soon as the paper stands, for whoever has asked for that on the page before. */
export function PrintAtOnce() {
  const { state }: { state: unknown } = useLocation();
  return isObject(state) && state['print'] === true && <Printing />;
}
