import { describe, expect, it } from 'vitest';
import { withKnownLines, withLineIds } from '#src/engine/editing/lineIds.ts';

const line = (title: string, id?: number) => ({ ...(id !== undefined && { id }), title });
const answer = { stops: [line('Makkah', 1), line('Mina', 2), line('Arafat', 3)] };
const sent = { stops: [line('Makkah', 1), line('Mina'), line('Arafat')] };

describe('lines that were typed on while they were saved', () => {
  it('have the ids that they were given, wherever they stand by now', () => {
    const typed = { stops: [line('Makkah', 1), line('Muzdalifah'), line('Arafat'), line('Mina')] };
    expect(withLineIds(typed, sent, answer).stops).toEqual([
      line('Makkah', 1),
      line('Muzdalifah'),
      line('Arafat', 3),
      line('Mina', 2),
    ]);
  });

  it('are the ones in their places where their words are others', () => {
    const typed = { stops: [line('Makkah', 1), line('Muna'), line('Arafat')] };
    expect(withLineIds(typed, sent, answer).stops).toEqual([line('Makkah', 1), line('Muna', 2), line('Arafat', 3)]);
  });

  it('are not looked at where they are what was sent, nor are other fields', () => {
    expect(withLineIds({ ...sent, name: 'Hajj' }, { ...sent, name: 'Umrah' }, answer)).toEqual({});
  });
});

it('lines that somebody else removed are new ones when they are saved all the same', () => {
  const mine = { name: 'Hajj', stops: [line('Makkah', 1), line('Mina', 2)] };
  expect(withKnownLines(mine, { stops: [line('Makkah', 1)] })).toEqual({
    name: 'Hajj',
    stops: [line('Makkah', 1), line('Mina')],
  });
});
