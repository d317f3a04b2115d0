import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { destinations, isExternal } from '../NavigationNode.ts';
import { useNavigation } from '../useNavigation.ts';
import { useTitleOf } from '../useTitleOf.ts';
import type { Suggestion } from './Suggestion.ts';

/** Every page of the navigation, to be searched by title. */
export function usePages(): readonly Suggestion[] {
  const nodes = useNavigation();
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const navigate = useNavigate();
  return useMemo(
    () =>
      destinations(nodes).map(({ node, url, trail }) => ({
        id: `page ${node.id}`,
        title: titleOf(node.title),
        hints: trail.map(titleOf),
        group: translate('navigation.search.pages'),
        choose: () => (isExternal(url) ? void window.open(url, '_blank', 'noreferrer') : void navigate(url)),
      })),
    [nodes, translate, titleOf, navigate],
  );
}
