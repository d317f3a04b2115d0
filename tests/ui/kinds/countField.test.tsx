import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdminContext, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { CountField } from '#src/engine/kinds/number/CountField.tsx';

function Held({ onCount }: { onCount(count: number): void }) {
  const [count, setCount] = useState(4);
  return (
    <CountField
      label="Pieces"
      value={count}
      onCount={now => {
        onCount(now);
        setCount(now);
      }}
    />
  );
}

function show() {
  const onCount = vi.fn();
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <Held onCount={onCount} />
    </AdminContext>,
  );
  return { user: userEvent.setup(), box: screen.getByRole('textbox', { name: 'Pieces' }), onCount };
}

it('an empty box of pieces means none, and says so once it is left', async () => {
  const { user, box, onCount } = show();
  await user.clear(box);
  expect(box).toHaveValue('');
  expect(onCount).toHaveBeenLastCalledWith(0);
  await user.tab();
  expect(box).toHaveValue('0');
});

it.each([
  ['12', 12],
  ['১২', 12],
  ['6*2', 12],
])('%s is %i', async (typed, count) => {
  const { user, box, onCount } = show();
  await user.clear(box);
  await user.type(box, typed);
  expect(onCount).toHaveBeenLastCalledWith(count);
  await user.tab();
  expect(box).toHaveValue('12');
});

it('what is no number stays as it is typed, is told as none, and is marked', async () => {
  const { user, box, onCount } = show();
  await user.clear(box);
  await user.type(box, 'ten');
  expect(onCount).toHaveBeenLastCalledWith(Number.NaN);
  await user.tab();
  expect(box).toHaveValue('ten');
  expect(box).toBeInvalid();
});
