import { describe, expect, test } from 'vitest';
import { decoded } from '#catalog/engine/reading/encodings/Encoding.ts';
import { proposeEncoding } from '#catalog/engine/reading/encodings/proposeEncoding.ts';
import { inCodePage, inUtf16 } from '../../support/codePages.ts';

const proposed = (bytes: Uint8Array, locale = 'en') => proposeEncoding(bytes, { locale, guesses: [] });
const utf8 = (text: string) => new TextEncoder().encode(text);

const turkish = 'Ad;Şehir\r\nAyşe Gül;İstanbul';
const arabic = 'Name,City\r\nمحمد,جدة';

describe('the encoding of a sheet', () => {
  test.each([
    ['utf-8', true, utf8('\uFEFFName')],
    ['utf-8', true, utf8('Name')],
    ['utf-8', true, utf8('আমার,محمد,Şirin')],
    ['utf-16le', true, inUtf16(arabic, { mark: true })],
    ['utf-16be', true, inUtf16(arabic, { mark: true, bigEndian: true })],
    ['utf-16le', false, inUtf16(arabic)],
    ['utf-16be', false, inUtf16(arabic, { bigEndian: true })],
    ['windows-1252', false, inCodePage('Nom;Ville\r\nJosé Müller;Köln', 'windows-1252')],
    ['windows-1254', false, inCodePage(turkish, 'windows-1254')],
    ['windows-1254', false, inCodePage('AD\r\nŞİRİN ÖĞÜT', 'windows-1254')],
    ['windows-1254', false, inCodePage('ad\r\nyıldız', 'windows-1254')],
    ['windows-1256', false, inCodePage(arabic, 'windows-1256')],
  ] as const)('is %s (certain: %s)', (encoding, isCertain, bytes) => {
    expect(proposed(bytes)).toEqual({ encoding, isCertain });
  });

  test('of letters that say nothing is the one of the interface', () => {
    const bytes = inCodePage('Bob’s', 'windows-1252');
    expect(['en', 'tr', 'ar'].map(locale => proposed(bytes, locale)?.encoding)).toEqual([
      'windows-1252',
      'windows-1254',
      'windows-1256',
    ]);
  });

  test('is Latin in an Arabic interface, too, where Arabic letters would stand in Latin words', () => {
    expect(proposed(inCodePage('Muñoz', 'windows-1252'), 'ar')?.encoding).toBe('windows-1252');
  });

  test('is what a sure detector says where nothing else does', () => {
    const guesses = [
      { name: 'Big5', confidence: 90 },
      { name: 'windows-1256', confidence: 60 },
    ];
    expect(proposeEncoding(inCodePage('Bob’s', 'windows-1252'), { locale: 'en', guesses })?.encoding).toBe(
      'windows-1256',
    );
  });

  test('is none for what is no text', () => {
    expect(proposed(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49]))).toBe(
      undefined,
    );
    expect(proposed(Uint8Array.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]))).toBeUndefined();
  });
});

test('bytes that a code page has no letter for are not read by it', () => {
  expect(decoded(Uint8Array.from([0x41, 0x81]), 'windows-1252')).toBeUndefined();
  expect(decoded(Uint8Array.from([0x80, 0x92, 0x9f]), 'windows-1252')).toBe('€’Ÿ');
  expect(decoded(Uint8Array.from([0x41, 0xe9]), 'utf-8')).toBeUndefined();
  expect(decoded(Uint8Array.from([0x81]), 'windows-1256')).toBe('پ');
});
