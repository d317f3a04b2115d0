import { roles } from '#catalog/engine/policies.ts';
import { type MenuIcon, menuIconOf } from '#catalog/access/menuIcons.ts';
import { destinations, isExternal, type NavigationNode, type NodeBadge } from './NavigationNode.ts';

/** Undefined while the pictures are on their way. */
type Pictures = Readonly<Record<MenuIcon, NonNullable<NavigationNode['Icon']>>> | undefined;

type Item = Readonly<Record<string, unknown>>;

/** Deeper than any menu; a host that nests an item in itself does not hang the page. */
const DEEPEST = 6;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;
const itemsOf = (value: unknown): readonly Item[] => (Array.isArray(value) ? value.filter(isItem) : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

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

/** A plain word or number, or the specification's `{ title, bg, fg }`. */
function badgeOf(value: unknown): NodeBadge | undefined {
  const { title, bg, fg } = isItem(value) ? value : { title: value };
  return textOf(title) ? { title: textOf(title), bg: textOf(bg), fg: textOf(fg) } : undefined;
}

/**
 * A group that is a page as well keeps that page as the first of its members; else these could not be reached, or it
 * could not.
 */
function withOwnPage({ url, badge, ...node }: NavigationNode, children: readonly NavigationNode[]): NavigationNode {
  const group: NavigationNode = { ...node, ...(badge && { badge }), children };
  if (url === undefined) return group;
  if (children.length === 0) return { ...group, url };
  const deeper = destinations(children).some(member => member.url.startsWith(`${url}/`));
  const page: NavigationNode = {
    ...node,
    id: `${node.id}-page`,
    url,
    exact: node.exact === true || deeper,
    children: [],
  };
  return { ...group, children: [page, ...children] };
}

function nodeOf(item: Item, pictures: Pictures, depth: number): NavigationNode {
  const id = `menu-${textOf(item['id']) || textOf(item['menu_id'])}`;
  const key = textOf(item['translate']);
  const title = { ...(key && { key }), text: textOf(item['title']) };
  const type = textOf(item['type']).toLowerCase();
  if (type === 'divider') return { id, title, auth: authOf(item['auth']), look: 'divider', children: [] };
  const url = urlOf(item['url']);
  const icon = menuIconOf(textOf(item['icon']));
  const badge = badgeOf(item['badge']);
  const node: NavigationNode = {
    id,
    title,
    ...(url !== undefined && { url }),
    ...(icon && { Icon: pictures?.[icon] ?? null }),
    ...(badge && { badge }),
    auth: authOf(item['auth']),
    exact: item['exact'] === true,
    newTab: item['target'] === 'new_tab' || item['target'] === '_blank',
    beyondApp: type === 'link' && url !== undefined && !isExternal(url) && !url.startsWith('/apps'),
    children: [],
  };
  const members = depth < DEEPEST ? itemsOf(item['children']).map(child => nodeOf(child, pictures, depth + 1)) : [];
  return { ...withOwnPage(node, members), ...(type === 'group' && members.length > 0 && { look: 'heading' }) };
}

const topOf = (answer: unknown): readonly Item[] =>
  itemsOf(isItem(answer) && 'menu_items' in answer ? answer['menu_items'] : answer);

/** Whether any entry of the host's nested menu has an icon that we ship. */
export function hasIcons(answer: unknown, depth = 0): boolean {
  return topOf(answer).some(
    item =>
      menuIconOf(textOf(item['icon'])) !== undefined || (depth < DEEPEST && hasIcons(item['children'], depth + 1)),
  );
}

/** Reads the answer of the host's nested menu; anything unexpected is an empty one. */
export const readMenu = (answer: unknown, pictures?: Pictures): readonly NavigationNode[] =>
  topOf(answer).map(item => nodeOf(item, pictures, 0));

/** The host's entries without those that lead where others already lead. */
export const withoutKnown = (known: ReadonlySet<string>, nodes: readonly NavigationNode[]): readonly NavigationNode[] =>
  nodes
    .map(node => ({ ...node, children: withoutKnown(known, node.children) }))
    .filter(
      ({ look, url, children }) => look === 'divider' || children.length > 0 || (url !== undefined && !known.has(url)),
    );
