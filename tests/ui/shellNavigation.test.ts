import { describe, expect, it } from 'vitest';
import { menuIcons } from '../../catalog/access/menuIcons.ts';
import { modules } from '../../catalog/registry/entities.ts';
import { grouped, moduleGroups } from '../../src/layout/navigation/grouped.ts';
import { menuIconPictures } from '../../src/layout/navigation/menuIconPictures.ts';
import { badgeColours } from '../../src/engine/kinds/choice/badgeColours.ts';
import { fitting } from '../../src/layout/navigation/horizontal/fitting.ts';
import { destinations, holds, isAt, type NavigationNode } from '../../src/layout/navigation/NavigationNode.ts';
import { withoutKnown, readMenu } from '../../src/layout/navigation/readMenu.ts';
import { matching, MOST } from '../../src/layout/navigation/search/Suggestion.ts';
import { sections } from '../../src/layout/navigation/sections.ts';
import { shownTo, visibleTo } from '../../src/layout/navigation/visibleTo.ts';

const item = (title: string, more: Partial<NavigationNode> = {}): NavigationNode => ({
  id: title,
  title: { text: title },
  url: `/apps/${title}`,
  children: [],
  ...more,
});

describe('an entry of the navigation', () => {
  it('is for everybody without a list, for its roles with one, for users without a role with an empty one', () => {
    expect([visibleTo(undefined, 'user'), visibleTo(undefined, null)]).toEqual([true, true]);
    expect([visibleTo(['admin', 'staff'], 'staff'), visibleTo(['admin'], 'user'), visibleTo(['admin'], null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([visibleTo([], null), visibleTo([], 'admin')]).toEqual([true, false]);
  });

  it('goes when nothing is left in it', () => {
    const group: NavigationNode = {
      id: 'g',
      title: { text: 'Group' },
      children: [item('secret', { auth: ['admin'] })],
    };
    expect(shownTo([group], 'user')).toEqual([]);
    expect(shownTo([group], 'admin')).toHaveLength(1);
  });

  it('belongs to its list and every record of it, but not to a list of a longer name', () => {
    expect(isAt(item('cities'), '/apps/cities/7/dhaka')).toBe(true);
    expect(isAt(item('cities'), '/apps/cities-old')).toBe(false);
    expect(isAt(item('cities', { exact: true }), '/apps/cities/7')).toBe(false);
    expect(holds({ id: 'g', title: {}, children: [item('cities')] }, '/apps/cities')).toBe(true);
  });
});

describe('the navigation of our own', () => {
  it('begins with the website content of the specification and shows no list twice', () => {
    expect(sections[0]?.name).toBe('website');
    expect(sections[0]?.items[0]?.route).toBe('hajjPassengers-management/hajjPassengers');
    const routes = sections.flatMap(({ items }) => items.map(({ route }) => route));
    expect(new Set(routes).size).toBe(routes.length);
  });
});

describe('a module of many lists', () => {
  const shown = (...names: string[]) =>
    grouped(
      names.map(name => ({ name, node: item(name) })),
      moduleGroups.accounts,
    );

  it('has them in groups, where the first of a group would stand; what is in none, or alone in one, stands as it is', () => {
    const found = shown('contra', 'size', 'sales', 'journal', 'refund');
    expect(found.map(({ title, children }) => [title.key ?? title.text, children.map(({ id }) => id)])).toEqual([
      ['navigation.groups.vouchers', ['contra', 'journal']],
      ['size', []],
      ['sales', []],
      ['refund', []],
    ]);
  });

  it('tells the search of pages in which group one stands', () => {
    expect(destinations(shown('contra', 'journal')).map(({ url, trail }) => [url, trail])).toEqual([
      ['/apps/contra', [{ key: 'navigation.groups.vouchers' }]],
      ['/apps/journal', [{ key: 'navigation.groups.vouchers' }]],
    ]);
  });

  it('has every list of the accounts in one group', () => {
    const names = Object.values(moduleGroups.accounts ?? {}).flat();
    expect(names.toSorted()).toEqual(Object.keys(modules.accounts).toSorted());
  });
});

describe('the menu of the host', () => {
  it('is read with its nesting, roles and badges', () => {
    const [news] = readMenu({
      menu_items: [
        {
          id: 1,
          title: 'News',
          auth: 'staff',
          badge: 3,
          children: [{ id: 2, title: 'Notices', url: 'apps/notices/' }],
        },
      ],
    });
    expect(news).toMatchObject({
      title: { text: 'News' },
      auth: ['admin', 'staff'],
      badge: { title: '3' },
      children: [{ title: { text: 'Notices' }, url: '/apps/notices' }],
    });
  });

  it('keeps the page of a group that is a page as well as the first of its members', () => {
    const children = [{ id: 2, title: 'Daily', url: '/apps/reports/daily' }];
    const [reports] = readMenu([{ id: 1, title: 'Reports', url: '/apps/reports', badge: 'new', children }]);
    expect(reports).toMatchObject({
      title: { text: 'Reports' },
      badge: { title: 'new' },
      children: [{ title: { text: 'Reports' }, url: '/apps/reports' }, { title: { text: 'Daily' } }],
    });
    expect(reports?.url).toBeUndefined();
    // Of the two, only the page itself is the one in view.
    expect(reports?.children.filter(node => isAt(node, '/apps/reports/daily')).map(({ title }) => title.text)).toEqual([
      'Daily',
    ]);
  });

  it('tells groups that stay open, lines, and addresses of the host itself by their type', () => {
    const [group, line, file, page] = readMenu([
      { id: 1, title: 'Links', type: 'group', children: [{ id: 5, title: 'Nusuk', url: 'https://nusuk.sa' }] },
      { id: 2, title: '', type: 'divider' },
      { id: 3, title: 'Guide', type: 'link', url: '/media/guide.pdf' },
      { id: 4, title: 'Users', type: 'link', url: '/apps/users-management/userslist' },
    ]);
    expect([group?.look, line?.look, file?.beyondApp, page?.beyondApp]).toEqual(['heading', 'divider', true, false]);
  });

  it('draws lines between entries only', () => {
    const line = (id: string): NavigationNode => ({ id, title: {}, look: 'divider', children: [] });
    const seen = shownTo(
      [
        line('1'),
        item('a'),
        line('2'),
        item('secret', { auth: ['admin'] }),
        line('3'),
        item('b'),
        line('4'),
        line('5'),
      ],
      'user',
    );
    expect(seen.map(({ id }) => id)).toEqual(['a', '3', 'b']);
    expect(withoutKnown(new Set(), [item('a'), line('1'), item('b')])).toHaveLength(3);
  });

  it('has the icons that we ship, under their Material names and as older hosts spell them', () => {
    for (const name of ['flight', 'account_balance']) expect(menuIcons).toContain(name);
    const icons = readMenu(
      ['flight', 'AccountBalanceOutlined', 'heroicons-outline:mail', 'no-such-icon', null].map((icon, id) => ({
        id,
        icon,
        title: 'x',
      })),
      menuIconPictures,
    );
    expect(icons.map(({ Icon }) => Icon)).toEqual([
      menuIconPictures.flight,
      menuIconPictures.account_balance,
      menuIconPictures.mail,
      undefined,
      undefined,
    ]);
    expect(readMenu([{ id: 1, title: 'x', icon: 'flight' }])[0]?.Icon).toBeNull();
  });

  it('is empty when it is not what it should be', () => {
    for (const answer of [undefined, null, 'x', { detail: 'no' }, { menu_items: 'x' }, [null, 3]])
      expect(readMenu(answer)).toEqual([]);
  });

  it('leads nowhere by a scheme that runs code, nor to another site by two slashes', () => {
    const nodes = readMenu([
      { id: 1, title: 'a', url: 'javascript:alert(1)' },
      { id: 2, title: 'b', url: '//evil.example' },
      { id: 3, title: 'c', url: 'https://nusuk.sa' },
    ]);
    expect(nodes.map(({ url }) => url)).toEqual([undefined, undefined, 'https://nusuk.sa']);
  });

  it('adds only what is not there already', () => {
    const nodes = readMenu([
      { id: 1, title: 'Cities', url: '/apps/cities' },
      { id: 2, title: 'More', children: [{ id: 3, title: 'New', url: '/apps/new' }] },
    ]);
    expect(destinations(withoutKnown(new Set(['/apps/cities']), nodes)).map(({ url }) => url)).toEqual(['/apps/new']);
  });
});

describe('a badge', () => {
  it('has the colours of the host where they can be read, else ink that can', () => {
    expect(badgeColours('#ffff00', '#000')).toEqual({ backgroundColor: '#ffff00', color: '#000' });
    expect(badgeColours('#ffff00', '#ffffff')).toEqual({ backgroundColor: '#ffff00', color: '#000000' });
    expect(badgeColours('rgb(0, 60, 120)', undefined)).toEqual({
      backgroundColor: 'rgb(0, 60, 120)',
      color: '#ffffff',
    });
    for (const ground of [undefined, '', 'red; color: red', 'url(x)', '#12'])
      expect(badgeColours(ground, '#000000')).toBeUndefined();
  });
});

describe('a row of entries', () => {
  const row = (room: number) => fitting({ widths: [100, 100, 100], gap: 4, room, more: 60 });

  it('holds all that fits, or leaves room for what opens the rest', () => {
    expect([308, 307, 268, 267, 60].map(row)).toEqual([3, 2, 2, 1, 0]);
    expect(fitting({ widths: [], gap: 4, room: 0, more: 60 })).toBe(0);
  });
});

describe('a search of the navigation', () => {
  const titles = (text: string, all: readonly string[]) =>
    matching(
      all.map(title => ({ title })),
      text,
    ).map(({ title }) => title);

  it('looks past case, accents and Arabic spelling', () => {
    expect(titles('sehir', ['Şehirler', 'Ülkeler'])).toEqual(['Şehirler']);
    expect(titles('ULKE', ['Şehirler', 'Ülkeler'])).toEqual(['Ülkeler']);
    expect(titles('الادوار', ['الأدوار'])).toEqual(['الأدوار']);
    expect(titles('مدينه', ['مدينة'])).toEqual(['مدينة']);
  });

  it('names those first that begin with the text, and ten at most', () => {
    expect(titles('us', ['Campus', 'Users'])).toEqual(['Users', 'Campus']);
    expect(
      titles(
        'page',
        Array.from({ length: 30 }, (_, n) => `Page ${n}`),
      ),
    ).toHaveLength(MOST);
    expect(titles('nothing like it', ['Users'])).toEqual([]);
  });
});
