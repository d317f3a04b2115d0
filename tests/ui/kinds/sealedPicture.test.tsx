import { render, screen } from '@testing-library/react';
import { AdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';

const { hajj_passenger_info: pilgrim } = entities;
const link = '/media/sealed/aa/a.webp?exp=900&sig=x';

const show = (name: 'photo' | 'mahram_proof', value: unknown) =>
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <FieldCell name={name} field={fieldOf(pilgrim, name)} value={value} />
    </AdminContext>,
  ).container;

it('a sealed picture is shown small to whoever the host gives a link to it', () => {
  const cell = show('photo', link);
  expect(cell.querySelector('img')?.getAttribute('src')).toContain(link);
  expect(screen.queryByRole('button', { name: 'crud.sealed.reveal' })).toBeNull();
});

it('its place is held for everybody else', () => {
  const cell = show('photo', null);
  expect(cell.querySelector('img')).toBeNull();
  expect(cell.querySelector('svg')).not.toBeNull();
});

it('a sealed document waits to be asked for', () => {
  const cell = show('mahram_proof', link.replace('webp', 'pdf'));
  expect(cell.querySelector('a')).toBeNull();
  expect(screen.getByRole('button', { name: 'crud.sealed.reveal' })).toBeTruthy();
});
