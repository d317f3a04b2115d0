import type { LayoutConfig } from '../../settings/SettingsModel.ts';
import type { NavigationNode } from '../NavigationNode.ts';

/** What every style of the navigation beside the page is given. */
export interface VerticalProps {
  readonly nodes: readonly NavigationNode[];
  readonly position: LayoutConfig['navbar']['position'];
}
