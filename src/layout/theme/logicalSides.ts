import type { StylisElement, StylisPlugin } from '@emotion/cache';
import { copy, DECLARATION, RULESET, serialize } from 'stylis';
import { mirrored } from './mirrored.ts';

const sides = [
  ['left', 'start'],
  ['right', 'end'],
] as const;
const kinds = ['margin', 'padding', 'scroll-margin', 'scroll-padding'] as const;

const names = new Map<string, string>(
  sides.flatMap(([side, logical]) => [
    [side, `inset-inline-${logical}`] as const,
    ...kinds.map(kind => [`${kind}-${side}`, `${kind}-inline-${logical}`] as const),
    ...['', '-width', '-style', '-color'].map(
      part => [`border-${side}${part}`, `border-inline-${logical}${part}`] as const,
    ),
    [`border-top-${side}-radius`, `border-start-${logical}-radius`] as const,
    [`border-bottom-${side}-radius`, `border-end-${logical}-radius`] as const,
  ]),
);

const textSides: Readonly<Record<string, string>> = { left: 'start', right: 'end' };
const aligned = ['text-align', 'text-align-last'];

/** The values of a shorthand: parted by spaces, but not by those within brackets. */
const partsOf = (value: string): readonly string[] =>
  value.trim().match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** Four values run clockwise from the top, or from the corner before it: only these tell one side from the other. */
function shorthand(name: string, value: string): string | undefined {
  const important = /\s*!important$/.exec(value)?.[0] ?? '';
  const parts = partsOf(important ? value.slice(0, -important.length) : value);
  const [first, second, third, fourth] = parts;
  if (parts.length !== 4 || value.includes('/')) return undefined;
  if (name === 'border-radius') {
    const corners = [
      ['start-start', first],
      ['start-end', second],
      ['end-end', third],
      ['end-start', fourth],
    ];
    return corners.map(([corner, radius]) => `border-${corner}-radius:${radius}${important};`).join('');
  }
  if (second === fourth) return undefined;
  const [head, part] = name.startsWith('border-') ? ['border', name.slice('border'.length)] : [name, ''];
  return `${head}-block${part}:${first} ${third}${important};${head}-inline${part}:${fourth} ${second}${important};`;
}

const shorthands = ['margin', 'padding', 'inset', 'border-width', 'border-style', 'border-color', 'border-radius'];

/** A declaration by sides of the text instead of the screen; undefined when it is the same for both. */
function logical(name: string, value: string): string | undefined {
  const other = names.get(name);
  if (other) return `${other}:${value};`;
  if (aligned.includes(name) && textSides[value]) return `${name}:${textSides[value]};`;
  return shorthands.includes(name) ? shorthand(name, value) : undefined;
}

const nameOf = ({ props }: StylisElement): string => String(props);
const valueOf = ({ children }: StylisElement): string => (typeof children === 'string' ? children : '');

/** A selector within writing of one direction, as weighty as before; what comes of an element has to stay its end. */
const within = (direction: string, selector: string): string =>
  selector.replace(/(?:::[\w-]+|:(?:before|after))?$/, ending => `:where(:dir(${direction}))${ending}`);

/** A rule for one direction. */
function ruleFor(
  direction: string,
  element: StylisElement,
  declarations: readonly StylisElement[],
  value: (one: StylisElement) => string,
): StylisElement {
  const selectors = Array.isArray(element.props) ? element.props : [element.props];
  const children = declarations.map(one => ({ ...one, return: `${nameOf(one)}:${value(one)};` }));
  return {
    ...copy(element, { return: '' }),
    root: element.root,
    props: selectors.map(one => within(direction, one)),
    children,
  };
}

/**
 * A plugin of stylis that makes the styles of MUI hold for both directions: sides of the screen become sides of the
 * text, and what has no such form (shifts and origins of transforms) is written once for each direction. So a change of
 * direction is an attribute of the document, and no style is made anew.
 */
export const logicalSides: StylisPlugin = (element, _index, _children, callback) => {
  if (element.type === DECLARATION && !element.return) {
    const written = logical(nameOf(element), valueOf(element));
    if (written) element.return = written;
    return;
  }
  if (element.type !== RULESET || typeof element.children === 'string') return;
  const last = new Map(
    element.children.filter(one => one.type === DECLARATION && !one.return).map(one => [nameOf(one), one]),
  );
  const split = Array.from(last.values()).filter(one => mirrored(nameOf(one), valueOf(one)) !== undefined);
  if (split.length === 0) return;
  // What these outdo must not stay behind: it would come after the rules made of them, and outdo them.
  element.children = element.children.filter(
    one => one.type !== DECLARATION || !split.some(other => nameOf(other) === nameOf(one)),
  );
  const rules = [
    ruleFor('ltr', element, split, valueOf),
    ruleFor('rtl', element, split, one => mirrored(nameOf(one), valueOf(one)) ?? valueOf(one)),
  ];
  return serialize(rules, callback);
};
