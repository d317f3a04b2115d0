import { describe, expect, it } from 'vitest';
import { email, text } from '../../catalog/engine/fields.ts';
import { parseValue } from '../../catalog/engine/parse.ts';

const read = (raw: unknown) => parseValue(email(), raw);
const named = (raw: unknown) => parseValue(text({ names: true, max: 100 }), raw);

describe('an email', () => {
  it.each([
    ['Amina@Rihla.Example', 'amina@rihla.example'],
    ['\uFF41\uFF4D\uFF49\uFF4E\uFF41\uFF20rihla.example', 'amina@rihla.example'],
    ['ﬁnance@rihla.example', 'finance@rihla.example'],
    ['AL\u0130@rihla.example', 'ali@rihla.example'],
    ['\u212Aemal@rihla.example', 'kemal@rihla.example'],
    ['jose\u0301@rihla.example', 'jos\u00E9@rihla.example'],
    ['oneil+hajj_2026-a.b@mail.rihla.example', 'oneil+hajj_2026-a.b@mail.rihla.example'],
    ['আমিনা@rihla.example', 'আমিনা@rihla.example'],
    ['أمينة@rihla.example', 'أمينة@rihla.example'],
    ['амина@почта.рф', 'амина@почта.рф'],
    ['山田さん@会社.jp', '山田さん@会社.jp'],
  ])('%s is kept as %s', (given, kept) => {
    expect(read(given)).toEqual({ value: kept });
  });

  it.each([
    ['a zero width blank', 'ad\u200Bmin@rihla.example'],
    ['a soft hyphen', 'ad\u00ADmin@rihla.example'],
    ['a turn of direction', 'admin\u202E@rihla.example'],
    ['a joiner', 'ad\u200Dmin@rihla.example'],
    ['a filler', 'ad\u3164min@rihla.example'],
    ['a variation selector', 'admin\uFE0F@rihla.example'],
    ['a letter of private use', 'admin\uE000@rihla.example'],
  ])('with %s is refused', (_, given) => {
    expect(read(given)).toEqual({ code: 'hidden_characters' });
  });

  it.each([
    ['a Cyrillic letter among Latin ones', '\u0430dmin@rihla.example'],
    ['a Greek letter among Latin ones', 'admin@rihl\u03B1.example'],
    ['a part that only looks Latin', '\u0430\u0441\u0435@rihla.example'],
    ['a Cherokee letter', '\uAB83dmin@rihla.example'],
    ['a dotless i', 'adm\u0131n@rihla.example'],
    ['a script a', '\u0251dmin@rihla.example'],
    ['a mark below a letter', 'a\u0332dmin@rihla.example'],
    ['Bangla among Latin letters', 'amina\u0986@rihla.example'],
  ])('with %s is refused', (_, given) => {
    expect(read(given)).toEqual({ code: 'mixed_scripts' });
  });

  it.each([
    'a\u0001b@rihla.example',
    'a\tb@rihla.example',
    'a\nb@rihla.example',
    'a\u0085b@rihla.example',
    'a@rihla\u3002example',
    'a@rih★la.example',
  ])('%j is refused', given => {
    expect(read(given)).toHaveProperty('code');
  });
});

describe('a user name', () => {
  it('is kept in one spelling, in any one script', () => {
    expect(named(' \uFF41mina.rahman12 ')).toEqual({ value: 'amina.rahman12' });
    expect(named('\u0130smail Yildiz')).toEqual({ value: '\u0130smail Yildiz' });
    expect(named('amina আমিনা')).toEqual({ value: 'amina আমিনা' });
  });

  it('hides nothing and looks like no other', () => {
    expect(named('ad\u200Bmin')).toEqual({ code: 'hidden_characters' });
    // A break within one line is a blank.
    expect(named('ad\nmin')).toEqual({ value: 'ad min' });
    expect(named('\u0430dmin')).toEqual({ code: 'mixed_scripts' });
  });

  it('is bounded by what is kept', () => {
    expect(named('\uFDFA'.repeat(100))).toEqual({ code: 'too_long', params: { max: 100 } });
  });
});
