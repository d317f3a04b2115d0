import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { RefInput } from '#src/engine/kinds/ref/RefInput.tsx';
import { i18nProvider, loadPageWords, loadWords } from '#src/i18n/i18nIn.ts';

const { employee } = entities;

it('no call for words leaves out what they are to be filled with', async () => {
  await loadWords();
  await loadPageWords();
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(500);
  const bare = files.flatMap(file =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/\btranslate\(\s*'([\w.-]+)',?\s*\)/g)]
      .map(([, key = '']) => key)
      .filter(key => i18nProvider.translate(key, { _: '' }).includes('%{'))
      .map(key => `${file}: ${key}`),
  );
  expect(bare).toEqual([]);
});

it('a choice of which there is none says so in whole words', async () => {
  await loadWords();
  await loadPageWords();
  render(
    <AdminContext
      i18nProvider={i18nProvider}
      // React-Admin types its test provider by any record type a caller might name.
      dataProvider={testDataProvider({ getList: async () => ({ data: [], total: 0 }) } as never)}
    >
      <Form>
        <RefInput entity={employee} name="branch" field={fieldOf(employee, 'branch')} />
      </Form>
    </AdminContext>,
  );
  await userEvent.click(await screen.findByRole('combobox'));
  expect(await screen.findByText(/found$/)).toHaveTextContent(/^Nothing found$/);
});
