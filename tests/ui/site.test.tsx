import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/i18n/loadMessages.ts';
import { DocumentTitle } from '../../src/layout/DocumentTitle.tsx';
import { Footer } from '../../src/layout/Footer.tsx';
import { Message } from '../../src/layout/Message.tsx';
import { Brand } from '../../src/layout/navigation/Brand.tsx';
import { partTheme } from '../../src/layout/theme/themes.ts';

let icon: HTMLLinkElement;

beforeEach(() => {
  icon = document.head.appendChild(
    Object.assign(document.createElement('link'), { rel: 'icon', href: '/favicon.svg' }),
  );
});

afterEach(() => icon.remove());

type Settings = () => Promise<readonly object[]>;
const settings =
  (...rows: object[]) =>
  async () =>
    rows;

/** The parts of the frame that show whose house it is, around a page. */
async function show(house: Settings, language: 'en' | 'tr' | 'ar' = 'en', more: ReactNode = null) {
  const messages = await loadMessages(language);
  const getList = async () => {
    const data = await house();
    return { data, total: data.length };
  };
  render(
    <MemoryRouter initialEntries={['/apps/no/such/page']}>
      {/* React-Admin types its test provider by any record type a caller might name. */}
      <AdminContext
        dataProvider={testDataProvider({ getList } as never)}
        i18nProvider={polyglot(() => messages, language)}
      >
        <DocumentTitle />
        <Message title="Gone" advice="Look elsewhere" />
        {more}
        <Footer />
      </AdminContext>
    </MemoryRouter>,
  );
}

const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));

describe('the tab of the browser', () => {
  it('is named after the page, and the house once its settings are here', async () => {
    let answer = (_rows: object[]): void => undefined;
    const answered = new Promise<object[]>(resolve => {
      answer = resolve;
    });
    await show(() => answered);
    await titled('Gone');
    answer([{ id: 1, title: 'Rihla Travels', site_name: 'Rihla' }]);
    await titled('Gone · Rihla Travels');
  });

  it.each([
    ['there are no settings', settings()],
    ['the settings hold none', settings({ id: 1, title: ' ', site_name: 'Rihla Travels' })],
    ['the settings cannot be read', () => Promise.reject(new Error('out of order'))],
  ] as const)('says that the house has no title when %s', async (_when, house) => {
    await show(house);
    await titled('Gone · No title');
  });

  it.each([
    ['tr', 'Gone · Başlık yok'],
    ['ar', 'Gone · بلا عنوان'],
  ] as const)('says so in %s', async (language, title) => {
    await show(settings(), language);
    await titled(title);
  });

  it('has the icon of the house', async () => {
    await show(settings({ id: 1, title: 'Rihla Travels', favicon: '/media/icon.png' }));
    await waitFor(() => expect(icon).toHaveAttribute('href', '/media/icon.png'));
  });

  it('has the icon of the product where the house has none', async () => {
    icon.setAttribute('href', '/media/of-another.png');
    await show(settings({ id: 1, title: 'Rihla Travels', favicon: null }));
    await titled('Gone · Rihla Travels');
    expect(icon).toHaveAttribute('href', '/favicon.svg');
  });
});

describe('the brand', () => {
  const brand = (
    <ThemeProvider theme={partTheme('navbar')}>
      <Brand />
    </ThemeProvider>
  );
  const mark = () => document.querySelector('img')?.getAttribute('src');

  it('asks for no picture that would give way to that of the house', async () => {
    let answer = (_rows: object[]): void => undefined;
    const answered = new Promise<object[]>(resolve => {
      answer = resolve;
    });
    await show(() => answered, 'en', brand);
    expect(mark()).toBeUndefined();
    answer([{ id: 1, title: 'Rihla Travels', logo: '/media/logo.webp' }]);
    await waitFor(() => expect(mark()).toBe('/media/logo.webp'));
  });

  it('is that of the product where the settings cannot be read', async () => {
    await show(() => Promise.reject(new Error('out of order')), 'en', brand);
    await waitFor(() => expect(mark()).toBe('/favicon.svg'));
  });
});

describe('the footer', () => {
  it('leads to the website of the house, where the settings know one', async () => {
    await show(settings({ id: 1, site_name: 'Rihla', site_address: 'https://rihla.example/' }));
    expect(await screen.findByRole('link', { name: 'Rihla' })).toHaveAttribute('href', 'https://rihla.example/');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/^Copyright by Rihla$/);
  });

  it.each([null, 'javascript:alert(1)', 'opposite the station'])(
    'names the house plainly where its address is %s',
    async site_address => {
      await show(settings({ id: 1, site_name: 'Rihla Travels', site_address }));
      await waitFor(() => expect(screen.getByRole('contentinfo')).toHaveTextContent(/^Copyright by Rihla Travels$/));
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});
