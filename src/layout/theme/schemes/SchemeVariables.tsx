import { useLayoutEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { modeAttribute, themeOf } from '../themes.ts';
import { type SchemeName, schemes } from './schemes.ts';
import { type ThemedPart, themedParts } from './themeSet.ts';

const written = new Map<string, string>();

/** The variables of a part in a scheme, as a rule of CSS. */
function rule(part: ThemedPart, scheme: SchemeName): string {
  const sheets = themeOf(part, [scheme]).generateStyleSheets();
  const variables = Object.assign({}, ...sheets.flatMap(sheet => Object.values(sheet)));
  return `:root{${Object.entries(variables)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')}}`;
}

function textOf(part: ThemedPart, scheme: SchemeName): string {
  const key = `${part} ${scheme}`;
  const text = written.get(key) ?? rule(part, scheme);
  written.set(key, text);
  return text;
}

/**
 * Everything takes its new colours at once, in one frame: hundreds of transitions would take longer to begin than the
 * change itself.
 */
function standStill(root: HTMLElement): void {
  root.dataset['still'] = '';
  requestAnimationFrame(() => setTimeout(() => delete root.dataset['still']));
}

/** Dresses each part of the frame in the scheme that settings choose for it. */
export const SchemeVariables = () => {
  const theme = useSettings(of => of.theme);
  const worn = useRef(theme);
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (worn.current !== theme) standStill(root);
    worn.current = theme;
    for (const part of themedParts) root.setAttribute(modeAttribute(part), schemes[theme[part]].mode);
  }, [theme]);
  return themedParts.map(part => <style key={part}>{textOf(part, theme[part])}</style>);
};
