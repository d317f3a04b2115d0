import { defaultExporter, getFieldLabelTranslationArgs, testDataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';

test('React-Admin names a field without words by the function that the build puts in', () => {
  // The package that it asks for would say 'Country'.
  expect(getFieldLabelTranslationArgs({ source: 'country_id' })).toEqual([
    'resources.undefined.fields.country_id',
    { _: 'Country id' },
  ]);
});

test("React-Admin's own export writes its rows through the function that the build puts in", async () => {
  const saved: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => void saved.push(file) }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await defaultExporter([{ id: 7, name: 'Cox, Bazar' }], async () => ({}), testDataProvider(), 'city');
  await vi.waitFor(() => expect(saved).toHaveLength(1), 20_000);
  expect(await saved[0]?.text()).toBe('id,name\r\n7,"Cox, Bazar"');
});
