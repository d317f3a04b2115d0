import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import {
  AuthContext,
  useAuthState,
  useCanAccess,
  useCanAccessResources,
  useGetIdentity,
  usePermissions,
} from 'react-admin';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { answerAtOnce } from '../../src/authProvider/answersAtOnce.ts';
import { authProvider } from '../../src/authProvider/authProvider.ts';
import { session } from '../../src/authProvider/session.ts';
import { createQueryClient } from '../../src/dataProvider/queryClient.ts';
import { amina, tokenFor } from '../support/tokens.ts';

const [city, role] = [entities.city.route, entities.role.route];

/** Tells the first answers that it is drawn with. */
function Asker({ tell }: { readonly tell: (first: object) => void }) {
  const { canAccess } = useCanAccess({ resource: city, action: 'create' });
  const { canAccess: lists } = useCanAccessResources({ resources: [city, role], action: 'list' });
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions();
  const { isPending } = useAuthState(undefined, false);
  tell({ canAccess, lists, name: identity?.fullName, knows: permissions !== undefined, isPending });
  return <p>{lists ? 'known' : 'asked'}</p>;
}

function firstAnswers(): object | undefined {
  const tell = vi.fn();
  const client = createQueryClient();
  answerAtOnce(client);
  render(
    <QueryClientProvider client={client}>
      <AuthContext value={authProvider}>
        <MemoryRouter>
          <Asker tell={tell} />
        </MemoryRouter>
      </AuthContext>
    </QueryClientProvider>,
  );
  return tell.mock.calls[0]?.[0];
}

let me = { id: 7, permissions: ['CITY_LIST'] };
beforeEach(() => {
  me = { id: 7, permissions: ['CITY_LIST'] };
  vi.stubGlobal('fetch', async () => Response.json(me));
  session.start(tokenFor(3600), { ...amina, role: 'STAFF' });
});

it('a page is drawn with name and rights from the first', () => {
  session.grant({ permissions: ['CITY_LIST'] });
  expect(firstAnswers()).toEqual({
    canAccess: false,
    lists: { [city]: true, [role]: false },
    name: amina.name,
    knows: true,
    isPending: false,
  });
});

it('rights that the tab does not know yet are waited for', async () => {
  session.grant({ permissions: null });
  expect(firstAnswers()).toMatchObject({ canAccess: undefined, lists: undefined, name: amina.name, knows: false });
  expect(await screen.findByText('known')).toBeInTheDocument();
});

it('nothing is answered without a session', () => {
  session.end();
  expect(firstAnswers()).toMatchObject({ canAccess: undefined, lists: undefined, name: undefined, knows: false });
});

it('the permission names are taken apart once', () => {
  session.grant({ permissions: ['CITY_LIST'] });
  const { permissions } = session.principal();
  expect(session.principal().permissions).toBe(permissions);
  session.grant({ permissions: ['ROLE_LIST'] });
  expect(session.principal().permissions).toEqual(new Set(['ROLE_LIST']));
});

it('the same answer, asked for once more, draws nothing anew', async () => {
  session.grant({ permissions: ['CITY_LIST'] });
  const draw = vi.fn();
  const Page = () => {
    draw(useCanAccess({ resource: role, action: 'list' }).canAccess, useAuthState(undefined, false).authenticated);
    return null;
  };
  const client = createQueryClient();
  answerAtOnce(client);
  render(
    <QueryClientProvider client={client}>
      <AuthContext value={authProvider}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </AuthContext>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const before = draw.mock.calls.length;
  await client.refetchQueries({ queryKey: ['auth'] });
  expect(draw).toHaveBeenCalledTimes(before);
  // Another answer is seen at once.
  session.grant({ permissions: ['ROLE_LIST'] });
  me = { id: 7, permissions: ['ROLE_LIST'] };
  await client.refetchQueries({ queryKey: ['auth'] });
  await waitFor(() => expect(draw).toHaveBeenLastCalledWith(true, true));
});
