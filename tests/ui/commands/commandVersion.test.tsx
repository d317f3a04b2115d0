import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { showPages } from '../../support/officePage.tsx';

const { donation } = entities;
const gift = {
  id: 7,
  version: 4,
  status: 'received',
  commands: [{ verb: 'issue_receipt' }, { verb: 'refund' }, { verb: 'allocate', blocked: 'a_reason_of_tomorrow' }],
};

/** The buttons of one donation, and the versions under which the host is told to do something. */
async function show(refusal?: object, record: object = gift) {
  const versions: unknown[] = [];
  const host = (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST')
      versions.push([path.split('?')[0]?.split('/').at(-1), new Headers(init.headers).get('If-Match')]);
    if (init.method === 'POST' && refusal) return Response.json(refusal, { status: 400 });
    return Response.json({ ...gift, version: 5 });
  };
  const page = (
    <RecordContextProvider value={record}>
      <CommandButtons disabled={false} />
    </RecordContextProvider>
  );
  await showPages({ host, entity: donation, pages: { gift: page }, at: 'gift' });
  return { versions, user: userEvent.setup() };
}

it('a step is taken on the version of the record that its user has seen', async () => {
  const { versions, user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Issue the receipt' }));
  await waitFor(() => expect(versions).toEqual([['issue_receipt', '"4"']]));
});

it('a step that the host blocks for a reason without words here is not offered', async () => {
  const { versions, user } = await show();
  const button = await screen.findByRole('button', { name: 'Allocate to the cause' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('This cannot be done at present.');
  await user.click(button);
  expect(versions).toEqual([]);
});

it.each([
  [{}, 'This is above the limit of your role. It may be given by: Administrator, Manager.'],
  [
    { words: 'over_limit_submit' },
    'This is above the limit of your role: submit it for approval. It may be given by: Administrator, Manager.',
  ],
  [{ words: 'words_of_tomorrow' }, 'This is above the limit of your role. It may be given by: Administrator, Manager.'],
])('one above the limit of a role names those that may give it (%o)', async (more, text) => {
  const refund = { verb: 'refund', blocked: 'over_limit', params: { roles: 'ADMIN, Manager' }, ...more };
  await show(undefined, { ...gift, commands: [refund] });
  expect(await screen.findByRole('button', { name: 'Refund' })).toHaveAccessibleDescription(text);
});

it('so is one that asks for its reason before', async () => {
  const { versions, user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const question = await screen.findByRole('dialog');
  await user.type(await within(question).findByRole('textbox', { name: /Reason/ }), 'Paid twice');
  await user.click(within(question).getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(versions).toEqual([['refund', '"4"']]));
});

it('what the host refuses in a field that the question has not is said in it, under the name of the field', async () => {
  const { user } = await show({
    errors: [{ field: 'donated_on', code: 'period_locked' }],
    donated_on: ['The books of this month are locked.'],
  });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const question = await screen.findByRole('dialog');
  await user.type(await within(question).findByRole('textbox', { name: /Reason/ }), 'Paid twice');
  await user.click(within(question).getByRole('button', { name: 'Refund' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    /^Given on: The books of this month are locked\.$/i,
  );
});

it('a refusal in a field names the roles in words as well', async () => {
  const { user } = await show({
    errors: [{ field: 'reason', code: 'over_limit', params: { roles: 'ADMIN, Manager' } }],
    reason: ['This is above the limit of your role. It may be given by: ADMIN, Manager.'],
  });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const question = await screen.findByRole('dialog');
  await user.type(await within(question).findByRole('textbox', { name: /Reason/ }), 'Paid twice');
  await user.click(within(question).getByRole('button', { name: 'Refund' }));
  expect(await within(question).findByText(/It may be given by: Administrator, Manager\.$/)).toBeVisible();
});
