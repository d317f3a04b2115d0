import { expect, it } from 'vitest';
import { sidedCells } from '#src/engine/imports/linesOf/sidedCells.ts';

const none = { debit: '', credit: '' };

it.each([
  ['above zero', { amount: '1.250,50' }, ['1.250,50', '']],
  ['below zero', { amount: '-1.250,50' }, ['', '1.250,50']],
  ['in brackets', { amount: '(500.00)' }, ['', '500.00']],
  ['with its side', { amount: '500.00 Cr' }, ['', '500.00']],
  ['beside its side', { amount: '500.00', side: 'Cr.' }, ['', '500.00']],
  ['below zero beside its side', { amount: '-500.00', side: 'Dr' }, ['-500.00', '']],
  ['kept as a number', { amount: { decimal: '-12.5' } }, ['', { decimal: '12.5' }]],
  ['a dash', { amount: '-' }, ['', '']],
] as const)('one amount %s stands on its side', (_, told, cells) => {
  expect(sidedCells({ ...none, ...told })).toEqual(cells);
});

it.each([
  ['', '7.00', ['', '7.00']],
  ['-7.00', '', ['', '7.00']],
  ['0.00', '7.00', ['0.00', '7.00']],
  ['7.00', '-', ['7.00', '']],
  ['forty', '', ['forty', '']],
] as const)('%s and %s of two columns stand on their sides', (debit, credit, cells) => {
  expect(sidedCells({ debit, credit })).toEqual(cells);
});
