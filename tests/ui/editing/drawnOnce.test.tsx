import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { AdminContext, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { EditingForm } from '#src/engine/editing/EditingForm.tsx';

it('what stands in a form is drawn once when it opens, with the values of its record', async () => {
  const draw = vi.fn();
  const Watcher = memo(function Watcher() {
    draw(useFormContext().getValues('name'));
    return null;
  });
  const save = vi.fn(async () => undefined);
  await act(async () =>
    render(
      <AdminContext>
        <EditingForm record={{ id: 1, name: 'Makkah' }} onSubmit={save}>
          <Watcher />
          <TextInput source="name" />
          <button type="submit">Keep</button>
        </EditingForm>
      </AdminContext>,
    ),
  );
  expect(draw.mock.calls).toEqual([['Makkah']]);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), '!');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ name: 'Makkah!' }), expect.anything()),
  );
});
