import { fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, RecordContextProvider, Form, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { recordErrors } from '#src/engine/editing/recordErrors.ts';
import { ChoiceInput } from '#src/engine/kinds/choice/ChoiceInput.tsx';

const { hajj_passenger_info: pilgrim } = entities;
const name = 'mahram_relation';

const offered = (value: string) => {
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <RecordContextProvider value={{ id: 1, [name]: value }}>
        <Form>
          <ChoiceInput entity={pilgrim} name={name} field={fieldOf(pilgrim, name)} />
        </Form>
      </RecordContextProvider>
    </AdminContext>,
  );
  fireEvent.mouseDown(screen.getByRole('combobox'));
  return screen.getAllByRole('option').map(one => one.textContent);
};

it('a value of before stands in the form of a record that has it, which can be saved', () => {
  expect(offered('in_law')).toEqual(expect.arrayContaining(['choices.in_law', 'choices.son_in_law']));
  expect(recordErrors(pilgrim, { [name]: 'in_law' }).map(({ field }) => field)).not.toContain(name);
});

it('and is offered nowhere else', () => {
  expect(offered('husband')).not.toContain('choices.in_law');
});
