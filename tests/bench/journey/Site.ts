/** Where the same steps are found on each of the two sites. */
export interface Site {
  readonly name: 'ours' | 'peer';
  readonly url: string;
  readonly login: string;
  readonly dashboard: string;
  readonly list: string;
  readonly user: string;
  /** What is pressed on the dashboard to come to the list, after the branch of the navigation that holds it. */
  readonly branch?: string;
  readonly toList: string;
  /** Saves, and leads back to the list. */
  readonly save: string;
}

export const ours = (url: string): Site => ({
  name: 'ours',
  url,
  login: '/login',
  dashboard: '/apps',
  list: '/apps/hajjPassengers-management/hajjPassengers',
  user: 'admin@rihla.example',
  branch: 'nav button[aria-expanded=false]:has-text("Website content")',
  toList: 'nav a[href$="/hajjPassengers-management/hajjPassengers"]',
  save: 'main button:has-text("Save and close")',
});

export const peer = (url: string): Site => ({
  name: 'peer',
  url,
  login: '/login',
  dashboard: '/',
  list: '/pilgrims',
  user: 'admin',
  toList: 'a[href$="/pilgrims"]',
  save: 'form button[type=submit]',
});
