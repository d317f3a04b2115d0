import { expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { i18nProvider } from '../../src/i18n/i18nIn.ts';
import { englishMessages } from '../../src/i18n/loadMessages.ts';

const { translate } = i18nProvider;
const at = `resources.${entities.city.route}`;

it('React-Admin finds the words of a field under each resource that has it', () => {
  expect(translate(`${at}.fields.name`)).toBe('Name');
  expect(translate(`${at}.name`, { smart_count: 2 })).toBe(translate('entities.city', { smart_count: 2 }));
  expect(translate(`${at}.fields.no_such_field`, { _: 'Its own' })).toBe('Its own');
});

const count = (words: unknown): number =>
  typeof words === 'object' && words !== null
    ? Object.values(words).reduce<number>((sum, one) => sum + count(one), 0)
    : 1;

it('no words are put in order twice', () => {
  const { resources, ...others } = englishMessages();
  expect(count(resources)).toBeLessThan(count(others) / 10);
});
