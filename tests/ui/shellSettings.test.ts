import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { barsOf, frameHeights } from '../../src/layout/frameHeights.ts';
import { session } from '../../src/authProvider/session.ts';
import { keepAnswer, keptSettings } from '../../src/authProvider/keptSettings.ts';
import { idleReason } from '../../src/layout/settings/idleControls.ts';
import { layoutControls } from '../../src/layout/settings/layoutControls.ts';
import { applyOutsideLight, chooseGuestLight } from '../../src/layout/settings/outsideLight.ts';
import { readSettings } from '../../src/layout/settings/readSettings.ts';
import { changeSettings, settings, withLayout } from '../../src/layout/settings/settings.ts';
import {
  defaultSettings,
  layoutDefaults,
  layoutStyles,
  type LayoutStyle,
  type Settings,
} from '../../src/layout/settings/SettingsModel.ts';
import { turnedThemes } from '../../src/layout/settings/turnedThemes.ts';
import { defaultThemes, setNames, setOf, type ThemeSet } from '../../src/layout/theme/schemes/themeSet.ts';
import { amina, tokenFor } from '../support/tokens.ts';

const karim = { ...amina, id: '2', name: 'karim' };

describe('settings', () => {
  it('start with the container widths of the specification', () => {
    expect(layoutStyles.map(style => layoutDefaults[style].containerWidth)).toEqual([1570, 1120, 1120]);
  });

  it('begin anew when another layout is chosen, and keep what does not belong to it', () => {
    const changed = {
      ...defaultSettings,
      customScrollbars: true,
      layout: { style: 'layout1' as const, config: { ...layoutDefaults.layout1, containerWidth: 900 } },
    };
    const next = withLayout(changed, 'layout2');
    expect(next.layout).toEqual({ style: 'layout2', config: layoutDefaults.layout2 });
    expect(next.customScrollbars).toBe(true);
  });

  it('are read from anything, merged over the defaults', () => {
    for (const nonsense of [null, 'x', 7, [], { layout: 'x', theme: 3 }])
      expect(readSettings(nonsense)).toEqual(defaultSettings);
    const read = readSettings({
      layout: { style: 'layout3', config: { navbar: { style: 'style-1', folded: false }, containerWidth: 5 } },
      theme: { main: 'gone', footer: 'emeraldGold' },
    });
    expect(read.layout.config).toEqual({
      ...layoutDefaults.layout3,
      navbar: { ...layoutDefaults.layout3.navbar, folded: false },
    });
    expect(read.theme).toEqual({ ...defaultSettings.theme, main: 'default', footer: 'emeraldGold' });
  });

  it('survive being written down and read', () => {
    for (const style of layoutStyles) {
      const chosen = withLayout(defaultSettings, style);
      expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    }
  });

  it('offer no choice that would change nothing, and say why', () => {
    const wide = { narrow: false, phone: false };
    const idle = (layout: Settings['layout'], screen = wide) =>
      layoutControls[layout.style].flatMap(control => {
        const reason = idleReason(control, { layout, ...screen });
        return reason ? [`${control.part} ${control.option}: ${reason}`] : [];
      });
    const at = (style: LayoutStyle, part: 'navbar' | 'toolbar' | 'footer', change: object) => {
      const config = layoutDefaults[style];
      return { style, config: { ...config, [part]: { ...config[part], ...change } } };
    };
    expect(idle(defaultSettings.layout)).toEqual(['navbar folded: slides']);
    expect(idle(at('layout1', 'navbar', { style: 'style-2' }))).toEqual([]);
    expect(idle(at('layout1', 'footer', { display: false }))).toContain('footer style: hidden');
    expect(idle(at('layout2', 'navbar', {}))).toEqual([]);
    expect(idle(at('layout2', 'navbar', { display: false }))).toEqual([
      'navbar style: hidden',
      'toolbar position: alone',
    ]);
    expect(idle(at('layout2', 'toolbar', { display: false }))).toEqual([
      'toolbar position: hidden',
      'toolbar style: hidden',
    ]);
    expect(idle(at('layout3', 'navbar', {}))).toEqual([
      'navbar style: still',
      'toolbar style: still',
      'footer style: still',
    ]);
    expect(idle({ style: 'layout3', config: { ...layoutDefaults.layout3, scroll: 'page' } })).toEqual([]);
    expect(idle(at('layout2', 'navbar', {}), { narrow: true, phone: false })).toEqual([
      'navbar style: drawer',
      'toolbar position: drawer',
    ]);
    expect(idle(at('layout1', 'toolbar', { display: false }), { narrow: true, phone: true })).toEqual([
      'navbar style: drawer',
      'navbar folded: drawer',
      'toolbar display: phone',
    ]);
  });
});

describe('light and dark', () => {
  const twice = (theme: ThemeSet) => turnedThemes(turnedThemes({ theme })).theme;
  const own: ThemeSet = { main: 'default', navbar: 'indigoCoralDark', toolbar: 'emeraldGold', footer: 'light' };

  it('turn each part to its own sibling', () => {
    expect(turnedThemes({ theme: own }).theme).toEqual({
      main: 'defaultDark',
      navbar: 'indigoCoralDark',
      toolbar: 'emeraldGoldDark',
      footer: 'defaultDark',
    });
    expect(turnedThemes({ theme: setOf('emeraldGold') }).theme).toEqual(setOf('emeraldGoldDark'));
    expect(turnedThemes({ theme: setOf('emeraldGoldDark') }).theme).toEqual(setOf('emeraldGold'));
  });

  it('turned twice are as before, whatever each part wears, also after a reload', () => {
    const sets = setNames.map(setOf);
    for (const theme of [own, defaultThemes, { ...own, main: 'greyDark' } as const, ...sets])
      expect(twice(theme)).toEqual(theme);
    const kept = readSettings(JSON.parse(JSON.stringify({ ...defaultSettings, ...turnedThemes({ theme: own }) })));
    expect(turnedThemes(kept).theme).toEqual(own);
  });

  it('forget the way back once other colours are chosen', () => {
    const { turnedFrom } = turnedThemes({ theme: own });
    expect(turnedThemes({ theme: setOf('slateCrimsonDark'), ...(turnedFrom && { turnedFrom }) }).theme).toEqual(
      setOf('slateCrimson'),
    );
  });
});

describe('settings of the people at one browser', () => {
  beforeEach(() => session.start(tokenFor(60), amina));

  it('are each their own', () => {
    changeSettings({ customScrollbars: true });
    session.end();
    session.start(tokenFor(60, 2), karim);
    expect(settings().customScrollbars).toBe(false);
    session.end();
    session.start(tokenFor(60), amina);
    expect(settings().customScrollbars).toBe(true);
  });

  it('are taken from the host at the sign-in', () => {
    keepAnswer({ data: { settings: { ...defaultSettings, direction: 'rtl' } } });
    expect(settings().direction).toBe('rtl');
  });

  it('stay when the host has not taken them yet, or says nothing', () => {
    changeSettings({ customScrollbars: true });
    keepAnswer({ data: { settings: defaultSettings } });
    keepAnswer({ data: {} });
    keepAnswer({});
    expect(settings().customScrollbars).toBe(true);
    expect(keptSettings.read()?.unsaved).toBe(true);
  });

  it('are the defaults when something else stands in their place', () => {
    localStorage.setItem('settings:1', '{broken');
    expect(settings()).toEqual(defaultSettings);
  });
});

describe('the bars above a page', () => {
  it('stand in the chosen order, each that sticks below those that stick before it', () => {
    const config = {
      ...layoutDefaults.layout2,
      toolbar: { display: true, style: 'fixed', position: 'below' },
    } as const;
    expect(barsOf('layout2', config)).toEqual([
      { name: 'navbar', height: 64, top: 0 },
      { name: 'toolbar', height: 56, top: 64 },
    ]);
    const above = { ...config, toolbar: { ...config.toolbar, position: 'above' } } as const;
    expect(barsOf('layout2', above).map(({ name, top }) => [name, top])).toEqual([
      ['toolbar', 0],
      ['navbar', 56],
    ]);
  });

  it('leave room only for what stays in sight', () => {
    expect(frameHeights('layout1', layoutDefaults.layout1)).toEqual({
      '--frame-top': '56px',
      '--frame-bottom': '32px',
    });
    const bare = {
      ...layoutDefaults.layout1,
      toolbar: { display: false, style: 'fixed', position: 'above' },
      footer: { display: true, style: 'static' },
    } as const;
    expect(frameHeights('layout1', bare)).toEqual({ '--frame-top': '0px', '--frame-bottom': '0px' });
  });
});

describe('the pages outside the frame', () => {
  const requests = vi.fn();
  beforeEach(() => {
    session.end();
    vi.stubGlobal('fetch', requests);
  });
  afterEach(() => vi.unstubAllGlobals());
  const shown = () => {
    applyOutsideLight();
    return document.documentElement.dataset['light'];
  };

  it('keep a guest’s light in this browser alone, and no user has part in it', () => {
    expect(shown()).toBe('system');
    chooseGuestLight('dark');
    expect(shown()).toBe('dark');
    session.start(tokenFor(60), amina);
    expect(settings().theme).toEqual(defaultSettings.theme);
    expect(keptSettings.read()).toBeNull();
    expect(requests).not.toHaveBeenCalled();
    session.end();
    chooseGuestLight('system');
    expect(shown()).toBe('system');
  });

  it('show whoever is signed in what her frame shows, and the guest after her nothing of it', () => {
    session.start(tokenFor(60), amina);
    changeSettings({ theme: setOf('indigoCoralDark') });
    expect(shown()).toBe('dark');
    session.end();
    expect(shown()).toBe('system');
  });
});
