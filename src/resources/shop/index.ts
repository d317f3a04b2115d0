import { treeList } from '../../arrange/tree/treeList.ts';
import type { Module } from '../Module.ts';

/** Categories of the shop. */
export const shop: Module = { pages: { category: { list: treeList } } };
