import { render, screen } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { beforeAll, expect, it } from 'vitest';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { ChoiceCell } from '#src/engine/kinds/choice/ChoiceCell.tsx';
import { useLabels } from '#src/engine/kinds/choice/useLabels.ts';
import { i18nProvider, loadWords } from '#src/i18n/i18nIn.ts';

const pilgrim = entities.hajj_passenger_info;
beforeAll(() => loadWords());

function Said({ name }: { readonly name: string }) {
  const field = fieldOf(pilgrim, name);
  return (
    <>
      <ChoiceCell name={name} field={field} value="lost" />
      <p>{useLabels(field).wordOf('lost')}</p>
    </>
  );
}

it.each([
  ['status', 'Did not book'],
  ['passport_custody', 'Lost'],
])('who was lost to the agency did not book; a passport may be lost, too (%s)', (name, words) => {
  render(
    <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
      <Said name={name} />
    </AdminContext>,
  );
  expect(screen.getAllByText(words)).toHaveLength(2);
});
