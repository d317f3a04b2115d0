import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, ResourceContextProvider, testDataProvider } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { BadgeNote } from '#src/resources/access/menus/BadgeNote.tsx';
import { formErrors } from '#src/engine/editing/formValues.ts';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';

const entity = entities.menu_item;
const badge = { id: 1, title: 'Cash desk', type: 'item', badge: '3', badge_bg: null, badge_fg: null };

function showForm(colours: object, disabled = false) {
  const onSubmit = vi.fn();
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <ResourceContextProvider value={entity.route}>
        <Form
          record={{ ...badge, ...colours }}
          mode="onTouched"
          validate={values => formErrors(entity, values, { translate: key => key })}
          onSubmit={onSubmit}
        >
          <InputGrid entity={entity} names={['badge_bg', 'badge_fg']} disabled={disabled} />
          <BadgeNote />
          <button type="submit">save</button>
        </Form>
      </ResourceContextProvider>
    </AdminContext>,
  );
  const user = userEvent.setup();
  const saved = async () => {
    await user.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls[0]?.[0].badge_bg;
  };
  return { user, onSubmit, saved };
}

// Words are their keys here, so that both fields' tools are called the same: the first are those of the badge's ground.
const box = () => screen.getByRole('textbox', { name: 'fields.badge_bg' });
const swatch = () => screen.getAllByLabelText('crud.color.choose')[0] as HTMLInputElement;
const clear = () => screen.queryByRole('button', { name: 'crud.color.clear' });

describe('a colour', () => {
  test('chosen by its look stands in the text, and is saved', async () => {
    const { saved } = showForm({});
    fireEvent.input(swatch(), { target: { value: '#c62828' } });
    expect(box()).toHaveValue('#c62828');
    expect(await saved()).toBe('#c62828');
  });

  test('typed, also in short, shows in the swatch', async () => {
    const { user } = showForm({ badge_bg: '#123456' });
    expect(swatch()).toHaveValue('#123456');
    await user.clear(box());
    await user.type(box(), '#0a8');
    expect(swatch()).toHaveValue('#00aa88');
  });

  test('is given up by one button, which leaves the focus in the text', async () => {
    const { user, saved } = showForm({ badge_bg: '#123456' });
    await user.click(clear() as HTMLElement);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(clear()).toBeNull();
    expect(await saved()).toBeNull();
  });

  test('that is none is told by its rule and not saved', async () => {
    const { user, onSubmit } = showForm({});
    await user.type(box(), 'reddish');
    await user.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(box()).toBeInvalid());
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.input(swatch(), { target: { value: '#c62828' } });
    await waitFor(() => expect(box()).toBeValid());
  });

  test('of a closed field is neither chosen nor given up', () => {
    showForm({ badge_bg: '#123456' }, true);
    expect(swatch()).toBeDisabled();
    expect(clear()).toBeDisabled();
  });
});

describe('the colours of a badge', () => {
  const note = () => screen.getByRole('status').textContent;

  test.each([
    ['none', {}, ''],
    ['two that can be read', { badge_bg: '#ffff00', badge_fg: '#000' }, ''],
    [
      'words that cannot be read on a light ground',
      { badge_bg: '#ffff00', badge_fg: '#ffffff' },
      'accessPages.entry.badge_black',
    ],
    [
      'words that cannot be read on a dark ground',
      { badge_bg: '#000000', badge_fg: '#222222' },
      'accessPages.entry.badge_white',
    ],
    ['words without a ground', { badge_fg: '#222222' }, 'accessPages.entry.badge_alone'],
    ['what is still being typed', { badge_bg: '#ff', badge_fg: '#22' }, ''],
  ])('%s', (_what, colours, said) => {
    showForm(colours);
    expect(note()).toBe(said);
  });
});
