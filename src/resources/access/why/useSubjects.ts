import { useMemo } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { ownPages } from '#catalog/registry/builtInPages.ts';
import { entities, entityList } from '#catalog/registry/entities.ts';
import type { NavigationNode } from '#src/layout/navigation/NavigationNode.ts';
import { readMenu } from '#src/layout/navigation/readMenu.ts';
import { sections } from '#src/layout/navigation/sections.ts';
import { useTitleOf } from '#src/layout/navigation/useTitleOf.ts';
import { useWholeMenu } from '../menus/useWholeMenu.ts';
import type { Subject } from './Subject.ts';

const flat = (nodes: readonly NavigationNode[]): readonly NavigationNode[] =>
  nodes.flatMap(node => [node, ...flat(node.children)]);

/**
 * Everything that can be asked about, in groups: the lists as the navigation orders them, other pages, entries of the
 * agency. Undefined until all of it is known.
 */
export function useSubjects(): readonly Subject[] | undefined {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const titleOf = useTitleOf();
  const { data: menu, isPending } = useWholeMenu();
  return useMemo(() => {
    // What comes later would take away what is being typed.
    if (isPending) return undefined;
    const records = sections.flatMap(({ name, items }) =>
      items.map(item => ({
        kind: 'records' as const,
        key: item.name,
        group: translate(`shell.modules.${name}`),
        label: labelOf(item.route, 2),
        entity: entityList.find(one => one.route === item.route) ?? entities.user,
      })),
    );
    const own = (
      [
        ['dashboard', 'navigation.dashboard'],
        ['roleMenus', 'navigation.roleMenus'],
        ['mail', 'mail.title'],
      ] as const
    ).map(([key, title]) => ({
      kind: 'page' as const,
      key,
      group: translate('accessPages.why.pages'),
      label: translate(title),
      page: ownPages[key],
    }));
    const entries = flat(readMenu(menu))
      .filter(({ id, look }) => look !== 'divider' && !id.endsWith('-page'))
      .map(node => ({
        kind: 'entry' as const,
        key: node.id,
        group: translate('accessPages.why.entries'),
        label: titleOf(node.title),
        node,
      }));
    return [...records, ...own, ...entries];
  }, [translate, labelOf, titleOf, isPending, menu]);
}
