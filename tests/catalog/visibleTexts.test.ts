import { describe, expect, it } from 'vitest';
import { email, longText, password, richText, text, url } from '../../catalog/engine/fields.ts';
import { parseValue } from '../../catalog/engine/parse.ts';

describe('an email', () => {
  it.each(["o'brien@rihla.example", 'a.b@rihla.example', 'a+hajj@rihla.example', 'a-b_c@rihla.example'])(
    'may be %s',
    address => {
      expect(parseValue(email(), address)).toEqual({ value: address });
    },
  );

  it.each([
    'a..b@rihla.example',
    '.a@rihla.example',
    'a.@rihla.example',
    '.@rihla.example',
    'a@rihla..example',
    'a@@b.de',
  ])('is not %s', address => {
    expect(parseValue(email(), address)).toEqual({ code: 'not_email' });
  });

  it('that is long and wrong is refused at once', () => {
    const began = performance.now();
    parseValue(email(), `${'a.'.repeat(120)}!@`);
    expect(performance.now() - began).toBeLessThan(50);
  });
});

describe('a required text', () => {
  it.each([
    '',
    ' ',
    '\u00a0',
    '\u200b',
    '\u200b \u200d',
    '\u00ad',
    '\ufeff',
    '\u2060',
    '\ufe0f',
    '\u3164',
    '\u180e',
    '\u2800',
  ])('shows something: %j does not', nothing => {
    for (const field of [text({ required: true }), longText({ required: true })])
      expect(parseValue(field, nothing)).toEqual({ code: 'required' });
    expect(parseValue(text(), nothing)).toEqual({ value: null });
  });

  it.each(['<p></p>', '<p><br></p>', '<p>&nbsp;</p>', '<div>\u200b</div>', '<p>&shy; &#8203;</p>'])(
    'shows something: formatted %s does not',
    nothing => {
      expect(parseValue(richText({ required: true }), nothing)).toEqual({ code: 'required' });
    },
  );

  it('may be a picture, or a letter with joiners about it', () => {
    const picture = '<p><img src="/media/open/a.webp"></p>';
    expect(parseValue(richText({ required: true }), picture)).toEqual({ value: picture });
    expect(parseValue(text({ required: true }), '\u200dক\u200c')).toEqual({ value: '\u200dক\u200c' });
  });
});

describe('the length of a text', () => {
  it('is that of its characters, not of what a computer keeps them in', () => {
    expect(parseValue(text({ max: 3 }), '🕋🕋🕋')).toEqual({ value: '🕋🕋🕋' });
    expect(parseValue(text({ max: 3 }), '🕋🕋🕋🕋')).toEqual({ code: 'too_long', params: { max: 3 } });
    expect(parseValue(text({ min: 3 }), '🕋🕋')).toEqual({ code: 'too_short', params: { min: 3 } });
    expect(parseValue(password(), '🕋'.repeat(11))).toEqual({ code: 'too_short', params: { min: 12 } });
    expect(parseValue(text({ names: true }), 'क'.repeat(255))).toEqual({ value: 'क'.repeat(255) });
  });
});

describe('a field of one line', () => {
  it.each(['House 5\nRoad 3', 'House 5\r\nRoad 3', 'House 5\tRoad 3'])('has a blank where %j breaks', typed => {
    expect(parseValue(text(), typed)).toEqual({ value: 'House 5 Road 3' });
    expect(parseValue(text({ names: true }), typed)).toEqual({ value: 'House 5 Road 3' });
  });

  it('that is an address of the web is read over its break, as browsers do', () => {
    expect(parseValue(url(), 'https://rihla.example/a\n/b')).toEqual({ value: 'https://rihla.example/a/b' });
  });

  it('of which no two are alike has one of the two spellings of a letter with its mark', () => {
    const parsed = parseValue(text({ unique: true }), 'Cafe\u0301');
    expect(parsed).toEqual({ value: 'Caf\u00e9' });
    expect(parseValue(text(), 'Cafe\u0301')).toEqual({ value: 'Cafe\u0301' });
  });
});

it('formatted text that nobody closes is looked through at once', () => {
  const began = performance.now();
  parseValue(richText(), '<'.repeat(200_000));
  expect(performance.now() - began).toBeLessThan(200);
});
