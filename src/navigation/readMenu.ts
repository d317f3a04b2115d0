import { roles } from '../../catalog/access.ts';
import { type MenuIcon, menuIconOf } from '../../catalog/access/menuIcons.ts';
import { isExternal, type NavigationNode } from './NavigationNode.ts';

/** What the reader has to make words and pictures of. */
interface Reading {
  /** Turns an entry's word key and title into its title in the reader's language. */
  titleOf(key: string, title: string): string;
  /** Undefined while the pictures are on their way. */
  readonly pictures?: Readonly<Record<MenuIcon, NonNullable<NavigationNode['Icon']>>> | undefined;
}

type Item = Readonly<Record<string, unknown>>;

/** Deeper than any menu; a host that nests an item in itself does not hang the page. */
const DEEPEST = 6;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;
const itemsOf = (value: unknown): readonly Item[] => (Array.isArray(value) ? value.filter(isItem) : []);
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

/** Addresses of this product and of the web; a scheme such as `javascript:` leads nowhere. */
function urlOf(value: unknown): string | undefined {
  const url = textOf(value);
  if (!url || isExternal(url)) return url || undefined;
  return /^[a-z][a-z\d+.-]*:|^[/\\]{2}/i.test(url) ? undefined : `/${url.replace(/^\/+|\/+$/g, '')}`;
}

/** Lists of roles as they are; the route access groups of the specification by name. */
function authOf(value: unknown): readonly string[] | undefined {
  if (Array.isArray(value)) return value.map(name => textOf(name).toLowerCase());
  const group = textOf(value).toLowerCase();
  if (group === 'only_guest' || group === 'onlyguest') return [];
  const rank = roles.findIndex(role => role === group);
  return rank < 0 ? undefined : roles.slice(0, rank + 1);
}

function nodeOf(item: Item, reading: Reading, depth: number): NavigationNode {
  const url = urlOf(item['url']);
  const icon = menuIconOf(textOf(item['icon']));
  const badge = textOf(item['badge']);
  return {
    id: `menu-${textOf(item['id']) || textOf(item['menu_id'])}`,
    title: reading.titleOf(textOf(item['translate']), textOf(item['title'])),
    ...(url !== undefined && { url }),
    ...(icon && { Icon: reading.pictures?.[icon] ?? null }),
    ...(badge && { badge }),
    auth: authOf(item['auth']),
    exact: item['exact'] === true,
    newTab: item['target'] === 'new_tab' || item['target'] === '_blank',
    children: depth < DEEPEST ? itemsOf(item['children']).map(child => nodeOf(child, reading, depth + 1)) : [],
  };
}

/** Reads the answer of the host's nested menu; anything unexpected is an empty one. */
export const readMenu = (answer: unknown, reading: Reading): readonly NavigationNode[] =>
  itemsOf(isItem(answer) && 'menu_items' in answer ? answer['menu_items'] : answer).map(item => nodeOf(item, reading, 0));

/** The host's entries without those that lead where others already lead. */
export const beyond = (known: ReadonlySet<string>, nodes: readonly NavigationNode[]): readonly NavigationNode[] =>
  nodes
    .map(node => ({ ...node, children: beyond(known, node.children) }))
    .filter(({ url, children }) => children.length > 0 || (url !== undefined && !known.has(url)));
