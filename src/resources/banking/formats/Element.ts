/** An element of a file, whose name has no prefix of a namespace. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: Element[];
}

export const elementOf = (name: string, attributes: Readonly<Record<string, string>> = {}, text = ''): Element => ({
  name,
  attributes,
  text,
  children: [],
});

export const allIn = (element: Element | undefined, name: string): readonly Element[] =>
  element?.children.filter(child => child.name === name) ?? [];

/** The element at the end of a path of names. */
export const under = (element: Element | undefined, ...path: readonly string[]): Element | undefined =>
  path.reduce<Element | undefined>((at, name) => at?.children.find(child => child.name === name), element);

export const textUnder = (element: Element | undefined, ...path: readonly string[]): string =>
  under(element, ...path)?.text.trim() ?? '';

/** Elements of these names at any depth, in the order of the file, none within another. */
export const deepIn = (element: Element, names: readonly string[]): readonly Element[] =>
  element.children.flatMap(child => (names.includes(child.name) ? [child] : deepIn(child, names)));
