import { ownPage } from '../engine/onDemand/ownPage.ts';
import { access } from './access/index.ts';
import { accounts } from './accounts.ts';
import { donations } from './donations/index.ts';
import { anybody } from '../engine/pages/Entry.ts';
import { hajj } from './hajj/index.ts';
import type { Module } from '../engine/pages/Module.ts';
import { imports } from './imports/index.ts';
import { papers } from './papers/index.ts';
import { people } from './people/index.ts';
import { purchasing } from './purchasing/index.ts';
import { shop } from './shop/index.ts';
import { support } from './support/index.ts';
import { website } from './website/index.ts';

const dashboards: Module = {
  routes: {
    '/dashboards/project': {
      may: anybody,
      page: ownPage(async () => (await import('../dashboards/DashboardPage.tsx')).DashboardPage),
    },
    '/dashboards/analytics': {
      may: anybody,
      page: ownPage(async () => (await import('../dashboards/AnalyticsPage.tsx')).AnalyticsPage),
    },
  },
};

const example: Module = {
  routes: {
    '/example': {
      may: anybody,
      page: ownPage(async () => (await import('../example/ExamplePage.tsx')).ExamplePage),
    },
  },
};

/** Every module with pages of its own. */
export const modules: readonly Module[] = [
  dashboards,
  example,
  access,
  accounts,
  donations,
  hajj,
  imports,
  papers,
  people,
  purchasing,
  shop,
  support,
  website,
];
