import { expect, test } from 'vitest';
import { readDay } from '#catalog/engine/reading/days/readDay.ts';

const read = (text: string) => readDay(text, { order: 'day_first', today: '2027-04-05', years: 'near' });

test.each([
  ['Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember', 'Indonesian'],
  ['Jan Feb Mar Apr Mei Jun Jul Agt Sep Okt Nov Des', 'Indonesian, shortened'],
  ['Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember', 'Malay'],
  ['enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre', 'Spanish'],
  ['ene feb mar abr may jun jul ago sep oct nov dic', 'Spanish, shortened'],
  ['gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre', 'Italian'],
  ['gen feb mar apr mag giu lug ago set ott nov dic', 'Italian, shortened'],
])('days with the months %s are read, in %s', names => {
  const months = names.split(' ');
  expect(months.map(month => read(`17 ${month} 1965`))).toEqual(
    months.map((_, at) => `1965-${String(at + 1).padStart(2, '0')}-17`),
  );
});
