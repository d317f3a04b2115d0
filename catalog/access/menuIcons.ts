/** Icons that an entry of the navigation may have, by their Material names. */
export const menuIcons = [
  'account_balance',
  'article',
  'badge',
  'bar_chart',
  'calendar_month',
  'campaign',
  'category',
  'checklist',
  'dashboard',
  'description',
  'directions_bus',
  'event',
  'favorite',
  'flight',
  'folder',
  'group',
  'help',
  'home',
  'hotel',
  'image',
  'info',
  'inventory',
  'key',
  'language',
  'link',
  'list',
  'local_shipping',
  'lock',
  'mail',
  'map',
  'mosque',
  'newspaper',
  'notifications',
  'payments',
  'person',
  'phone',
  'place',
  'print',
  'public',
  'receipt',
  'school',
  'search',
  'settings',
  'shopping_bag',
  'star',
  'store',
  'support',
  'tour',
  'volunteer',
  'work',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

/**
 * The icon of a name, also as hosts of the family spell it, e.g. `AccountBalanceOutlined`, `set:mail`; undefined when
 * none has it.
 */
export function menuIconOf(name: string): MenuIcon | undefined {
  const words = (name.split(':').at(-1) ?? '')
    .trim()
    .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
    .toLowerCase();
  const wanted = words.replace(/[\s-]+/g, '_').replace(/_(?:outlined?|rounded?|sharp)$/, '');
  return menuIcons.find(icon => icon === wanted);
}
