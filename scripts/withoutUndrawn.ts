import type { Plugin } from 'vite';

/** Modules that React-Admin's lists bring for one component, which no page of ours draws, by the end of their path. */
const undrawn = new Map([
  // Drawn into the menu of React-Admin's own button for columns.
  ['ra-ui-materialui/dist/list/datatable/ColumnsSelector.js', 'ColumnsSelector'],
  ['ra-ui-materialui/dist/list/datatable/ColumnsSelectorItem.js', 'ColumnsSelectorItem'],
  // What stands for chosen rows where a list does not say it: every list of ours does.
  ['ra-ui-materialui/dist/button/BulkDeleteButton.js', 'BulkDeleteButton'],
]);

/**
 * Leaves components out that a bundler cannot know to be drawn nowhere: the first list would wait for them, and for what
 * they import. The build ends with an error where a new version of the package has one no longer.
 */
export const withoutUndrawn: Plugin = {
  name: 'without-undrawn',
  apply: 'build',
  transform(code, id) {
    const name = [...undrawn].find(([path]) => id.endsWith(`/${path}`))?.[1];
    if (!name) return undefined;
    if (!code.includes(`export const ${name} = `)) this.error(`${id} has no ${name}`);
    return { code: `export const ${name} = () => null;`, map: null };
  },
};
