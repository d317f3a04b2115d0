import { beforeEach, describe, expect, it } from 'vitest';
import { barsOf, frameHeights } from '../../src/layout/frameHeights.ts';
import { session } from '../../src/session/session.ts';
import { keepAnswer, keptText, readKept } from '../../src/settings/kept.ts';
import { layoutControls, optionOf, withOption } from '../../src/settings/layoutControls.ts';
import { readSettings } from '../../src/settings/readSettings.ts';
import { changeSettings, settings, withLayout } from '../../src/settings/settings.ts';
import { defaultSettings, layoutDefaults, layoutStyles } from '../../src/settings/SettingsModel.ts';
import { amina, tokenFor } from '../support/tokens.ts';

const karim = { ...amina, id: '2', name: 'karim' };

describe('settings', () => {
  it('start with the container widths of the specification', () => {
    expect(layoutStyles.map(style => layoutDefaults[style].containerWidth)).toEqual([1570, 1120, 1120]);
  });

  it('begin anew when another layout is chosen, and keep what does not belong to it', () => {
    const changed = { ...defaultSettings, customScrollbars: true, layout: { style: 'layout1' as const, config: { ...layoutDefaults.layout1, containerWidth: 900 } } };
    const next = withLayout(changed, 'layout2');
    expect(next.layout).toEqual({ style: 'layout2', config: layoutDefaults.layout2 });
    expect(next.customScrollbars).toBe(true);
  });

  it('are read from anything, merged over the defaults', () => {
    for (const nonsense of [null, 'x', 7, [], { layout: 'x', theme: 3 }]) expect(readSettings(nonsense)).toEqual(defaultSettings);
    const read = readSettings({ layout: { style: 'layout3', config: { navbar: { style: 'style-1', folded: false }, containerWidth: 5 } }, theme: { main: 'gone', footer: 'emeraldGold' } });
    expect(read.layout.config).toEqual({ ...layoutDefaults.layout3, navbar: { ...layoutDefaults.layout3.navbar, folded: false } });
    expect(read.theme).toEqual({ ...defaultSettings.theme, main: 'default', footer: 'emeraldGold' });
  });

  it('survive being written down and read', () => {
    for (const style of layoutStyles) {
      const chosen = withLayout(defaultSettings, style);
      expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    }
  });

  it('offer only options that change something', () => {
    for (const style of layoutStyles) {
      for (const control of layoutControls[style]) {
        const config = layoutDefaults[style];
        const others = control.values ?? [true, false];
        for (const value of others) expect(optionOf(withOption(config, control, value), control)).toBe(value);
      }
    }
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
    expect(readKept(keptText())?.unsaved).toBe(true);
  });

  it('are the defaults when something else stands in their place', () => {
    localStorage.setItem('settings:1', '{broken');
    expect(settings()).toEqual(defaultSettings);
  });
});

describe('the bars above a page', () => {
  it('stand in the chosen order, each that sticks below those that stick before it', () => {
    const config = { ...layoutDefaults.layout2, toolbar: { display: true, style: 'fixed', position: 'below' } } as const;
    expect(barsOf('layout2', config)).toEqual([{ name: 'navbar', height: 64, top: 0 }, { name: 'toolbar', height: 56, top: 64 }]);
    const above = { ...config, toolbar: { ...config.toolbar, position: 'above' } } as const;
    expect(barsOf('layout2', above).map(({ name, top }) => [name, top])).toEqual([['toolbar', 0], ['navbar', 56]]);
  });

  it('leave room only for what stays in sight', () => {
    expect(frameHeights('layout1', layoutDefaults.layout1)).toEqual({ '--frame-top': '56px', '--frame-bottom': '32px' });
    const bare = { ...layoutDefaults.layout1, toolbar: { display: false, style: 'fixed', position: 'above' }, footer: { display: true, style: 'static' } } as const;
    expect(frameHeights('layout1', bare)).toEqual({ '--frame-top': '0px', '--frame-bottom': '0px' });
  });
});
