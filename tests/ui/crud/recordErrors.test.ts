import { describe, expect, test } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { recordErrors } from '#src/engine/editing/recordErrors.ts';

const codes = (values: Record<string, unknown>) =>
  recordErrors(entities.tour_package, { name: 'Hajj', code: 'H1', tour_type: 1, price: '10', ...values }).map(
    ({ field, code }) => [field, code],
  );

const chosen = (type: string, size: number) => ({
  src: 'blob:x',
  title: 'x',
  rawFile: new File([new Uint8Array(size)], 'x', { type }),
});

describe('the rules of a form', () => {
  test('a complete package breaks none', () => {
    expect(codes({})).toEqual([]);
  });

  test('a required field without a value and a wrong number are named', () => {
    expect(codes({ name: ' ', price: 'ten' })).toEqual([
      ['name', 'required'],
      ['price', 'not_number'],
    ]);
  });

  test('a return on the day of departure is refused beside the return', () => {
    expect(codes({ departure_date: '2027-05-01', return_date: '2027-05-01' })).toEqual([['return_date', 'not_after']]);
  });

  test('a field with an error of its own is not also blamed by the rules between fields', () => {
    expect(codes({ departure_date: '2027-05-01', return_date: 'never' })).toEqual([['return_date', 'not_date']]);
  });

  test('a picture that was saved before is left alone, whatever its address', () => {
    expect(codes({ image: 'https://host.example/media/a.webp?exp=1&sig=2' })).toEqual([]);
  });

  test('a chosen file must be a picture of at most 8 MB', () => {
    expect(codes({ image: chosen('image/png', 10) })).toEqual([]);
    expect(codes({ image: chosen('image/svg+xml', 10) })).toEqual([['image', 'not_image']]);
    expect(codes({ image: chosen('image/png', 8 * 1024 * 1024 + 1) })).toEqual([['image', 'file_too_large']]);
  });
});
