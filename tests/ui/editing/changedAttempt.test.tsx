import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { showPages } from '../../support/officePage.tsx';

const gift = { id: 7, version: 4, status: 'received', commands: [{ verb: 'refund' }] };

/** A host that does what it is sent, and loses its first two answers. */
async function open(entity: Entity, page: ReactNode) {
  const sent: { key: string | null; body: string }[] = [];
  const host = (_path: string, { method, headers, body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json(gift);
    const request = { key: new Headers(headers).get('idempotency-key'), body: String(body) };
    const before = sent.find(({ key }) => key === request.key);
    sent.push(request);
    if (sent.length <= 2) throw new TypeError('Failed to fetch');
    return before && before.body !== request.body
      ? Response.json({ detail: 'x', code: 'key_reused' }, { status: 422 })
      : Response.json(gift, { status: 201 });
  };
  await showPages({ host, entity, pages: { page }, at: 'page', takesKeys: true });
  return { keys: () => sent.map(({ key }) => key) };
}

async function press(name: string, scope: Pick<typeof screen, 'findByRole'> = screen) {
  const button = await scope.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
}
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const told = () => screen.findByText(/was done after all/);

it('a new record that was changed after a lost answer is not made beside the first one by itself', async () => {
  const { keys } = await open(entities.designation, <EntityCreate />);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  type(name, 'Porter');
  await press('Save');
  await screen.findByText(/cannot be reached/);
  type(name, 'Head porter');
  await press('Save');
  await told();
  expect(name).toHaveValue('Head porter');
  await press('Save');
  await screen.findByText('Created.');
  const [first, again, changed, other] = keys();
  expect([again, changed]).toEqual([first, first]);
  expect(other).not.toBe(first);
});

it('neither is a command given twice', async () => {
  const page = (
    <RecordContextProvider value={gift}>
      <CommandButtons disabled={false} />
    </RecordContextProvider>
  );
  const { keys } = await open(entities.donation, page);
  await press('Refund');
  const dialogue = within(await screen.findByRole('dialog'));
  const reason = await dialogue.findByRole('textbox', { name: /Reason/ });
  type(reason, 'Paid twice');
  await press('Refund', dialogue);
  await dialogue.findByText(/cannot be reached/);
  type(reason, 'Paid twice over');
  await press('Refund', dialogue);
  await waitFor(told);
  expect(new Set(keys()).size).toBe(1);
});
