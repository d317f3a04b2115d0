import type { Plugin } from 'vite';

/** Modules that are there for one component, which no page of ours draws, by the end of their path. */
const wholes = new Map([
  // What is drawn into the menu of React-Admin's button for columns, which no list of ours has.
  ['ra-ui-materialui/dist/list/datatable/ColumnsSelector.js', 'ColumnsSelector'],
  ['ra-ui-materialui/dist/list/datatable/ColumnsSelectorItem.js', 'ColumnsSelectorItem'],
  // Every list says what stands there for the chosen rows.
  ['ra-ui-materialui/dist/button/BulkDeleteButton.js', 'BulkDeleteButton'],
]);

const router = /react-router\/dist\/development\/chunk-\w+\.mjs$/;

/** Of the router: pages made on a server, instrumentation, prefetching, and addresses with a hash. */
const neverCalled = [
  'createHashHistory',
  'DefaultErrorComponent',
  'RSCErrorHandler',
  'decodeRouteErrorResponseDigest',
  'deserializeErrors',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'PrefetchPageLinks',
];

/** Components of the router that nothing imports; that they are given a name for developers keeps them in the build. */
const neverDrawn = ['HistoryRouter', 'NavLink', 'Form', 'ScrollRestoration'];

const functionOf = (name: string) => new RegExp(`^function ${name}\\([^]*?^\\}$`, 'm');
const nameOf = (name: string) => new RegExp(`^${name}\\.displayName = .*;$`, 'm');

/**
 * Takes out of packages what the office never comes to but a bundler cannot tell; the sign-in and the first list would
 * wait for it. The build ends with an error where a new version of a package has it no longer.
 */
export const withoutUnused: Plugin = {
  name: 'without-unused',
  apply: 'build',
  transform(code, id) {
    const without = (text: string, pattern: RegExp, by: string): string => {
      if (!pattern.test(text)) this.error(`${id} has no ${pattern.source}`);
      return text.replace(pattern, by);
    };
    const name = [...wholes].find(([path]) => id.endsWith(`/${path}`))?.[1];
    if (name) {
      without(code, new RegExp(`^export const ${name} = `, 'm'), '');
      return { code: `export const ${name} = () => null;`, map: null };
    }
    if (!router.test(id) || !neverCalled.some(one => functionOf(one).test(code))) return undefined;
    let kept = code.replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1');
    for (const one of neverCalled) kept = without(kept, functionOf(one), `function ${one}() { return null; }`);
    for (const one of neverDrawn) kept = without(kept, nameOf(one), '');
    return { code: kept, map: null };
  },
};
