import { expect, test } from 'vitest';
import { untitledName } from '#src/engine/imports/assign/untitledName.ts';

test.each([
  ['Mrs Parul Akhter', 'Parul Akhter', 'Mrs'],
  ['Mr. Nazrul Islam, Alhaj', 'Nazrul Islam', 'Mr Alhaj'],
  ['Alhaj  Dr. Md. Karim', 'Md. Karim', 'Alhaj Dr'],
  ['Mr.Karim', 'Karim', 'Mr'],
  ['HAJI ABDUL MALEK', 'ABDUL MALEK', 'HAJI'],
  ['Sayın Ömer Yılmaz', 'Ömer Yılmaz', 'Sayın'],
  ['السيد سالم الحربي', 'سالم الحربي', 'السيد'],
  ['জনাব আব্দুল মালেক', 'আব্দুল মালেক', 'জনাব'],
  ['KHAN/AYESHA NOOR MRS', 'KHAN/AYESHA NOOR', 'MRS'],
  ['KHAN, Mrs Ayesha', 'KHAN, Ayesha', 'Mrs'],
])('%s is %s, addressed as %s', (text, name, title) => {
  expect(untitledName(text)).toEqual({ name, title });
});

test.each([
  'Md. Abdul Karim',
  'Mst. Rahima',
  'Mr',
  'Alhaj',
  'Drew Miss-Hill',
  'Sara Haji',
  'Karim, Md',
  'Missy Lane',
  '',
])('%s is a name as it stands', name => {
  expect(untitledName(name)).toEqual({ name, title: '' });
});
