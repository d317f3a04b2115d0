/**
 * The peer: the plainest React-Admin application that has what is measured here. It has its stock login, menu, layout,
 * theme and English words; a dashboard of four numbers; a table of 25 pilgrims with the columns of ours, a search, two
 * filters and pages; a form with as many inputs as ours shows first, of the same kinds (a picture is a line of text).
 * It has not: other entities, rights, live events, tabs, a column chooser, saved views, another language, drafts.
 */
import { createRoot } from 'react-dom/client';
import { Admin, type AuthProvider, Resource } from 'react-admin';
import { BrowserRouter } from 'react-router';
import simpleRestProvider from 'ra-data-simple-rest';
import { Dashboard } from './Dashboard.tsx';
import { PilgrimEdit, PilgrimList } from './Pilgrims.tsx';

const TOKEN = 'token';

const authProvider: AuthProvider = {
  async login(given: object) {
    const reply = await fetch('/api/login', { method: 'POST', body: JSON.stringify(given) });
    localStorage.setItem(TOKEN, await reply.text());
  },
  logout: () => Promise.resolve(localStorage.removeItem(TOKEN)),
  checkAuth: () => (localStorage.getItem(TOKEN) ? Promise.resolve() : Promise.reject(new Error('no token'))),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

// A range asked for in a header, the provider's default, keeps Chromium from taking a packed answer.
const dataProvider = simpleRestProvider('/api', undefined, 'X-Total-Count');

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Admin dataProvider={dataProvider} authProvider={authProvider} dashboard={Dashboard}>
        <Resource name="pilgrims" list={PilgrimList} edit={PilgrimEdit} recordRepresentation="given_names" />
        <Resource name="packages" recordRepresentation="name" />
        <Resource name="branches" recordRepresentation="name" />
      </Admin>
    </BrowserRouter>,
  );
}
