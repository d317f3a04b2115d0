import type { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authProvider } from '../../src/authProvider/authProvider.ts';
import { createDataProvider } from '../../src/dataProvider/createDataProvider.ts';
import { beginVisit } from '../../src/dataProvider/visit.ts';
import { session } from '../../src/authProvider/session.ts';
import { agedToken, amina, tokenFor } from '../support/tokens.ts';

const CITIES = 'city-management/cities';
const bilal = { ...amina, id: '2', name: 'bilal', email: 'bilal@rihla.example' };

let refused: Set<string>;
let asked: { readonly method: string; readonly token: string }[];
let meanwhile: () => void;

/** A host that refuses some tokens; what happens while its first answer is under way, the test says. */
const host = async (_input: RequestInfo | URL, { method = 'GET', headers }: RequestInit = {}): Promise<Response> => {
  const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? '';
  if (asked.push({ method, token }) === 1) meanwhile();
  return refused.has(token)
    ? Response.json({ detail: 'Given token not valid for any token type', code: 'token_not_valid' }, { status: 401 })
    : Response.json({ id: 7, name: 'Dhaka', country: 1 });
};

const provider = createDataProvider({
  baseUrl: 'http://host.test',
  mediaUrl: '',
  fetch: host,
  token: session.token,
  locale: () => 'en',
});

/** What React-Admin does with a call: whoever is refused is asked about before its caller hears of it. */
const done = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    async (error: HttpError) =>
      authProvider.checkError(error).then(
        () => error.message,
        () => 'signed out',
      ),
  );
const read = () => done(provider.getOne(CITIES, { id: 7 }));
const write = () =>
  done(provider.update(CITIES, { id: 7, data: { name: 'Dhaka' }, previousData: { id: 7, name: 'Dacca' } }));

const old = agedToken({ left: 600, life: 43_200 });
const next = agedToken({ left: 43_200, life: 43_200 });

beforeEach(() => {
  [refused, asked, meanwhile] = [new Set([old]), [], () => undefined];
  session.start(old, amina);
});

describe('a refused token', () => {
  it('that is still the session’s ends it', async () => {
    expect(await read()).toBe('signed out');
    expect([session.state(), session.endReason()]).toEqual(['none', 'rejected']);
    expect(asked).toHaveLength(1);
  });

  it('that has been renewed meanwhile gives way to the new one, and nobody is disturbed', async () => {
    meanwhile = () => session.renew(old, next);
    expect(await read()).toBe('done');
    expect(asked.map(({ token }) => token)).toEqual([old, next]);
    expect([session.token(), session.endReason()]).toEqual([next, null]);
  });

  it('ends the session when the host refuses what it was renewed to as well', async () => {
    refused.add(next);
    meanwhile = () => session.renew(old, next);
    expect(await read()).toBe('signed out');
    expect([session.state(), session.endReason()]).toEqual(['none', 'rejected']);
  });

  it('leaves alone a session that the same user has begun meanwhile, under which her change is saved once', async () => {
    meanwhile = () => session.start(next, amina);
    expect(await write()).toBe('done');
    expect(asked).toEqual([
      { method: 'PUT', token: old },
      { method: 'PUT', token: next },
    ]);
    expect([session.token(), session.endReason()]).toEqual([next, null]);
  });

  it('leaves alone the session of somebody else, in whose name nothing is done', async () => {
    const hers = tokenFor(3600, 2);
    meanwhile = () => {
      session.end();
      session.start(hers, bilal);
    };
    expect(await write()).toBe('shell.failures.outlived');
    expect(asked).toEqual([{ method: 'PUT', token: old }]);
    expect([session.token(), session.account().name, session.endReason()]).toEqual([hers, 'bilal', null]);
  });

  it('leaves alone a session that another tab has begun', async () => {
    const hers = tokenFor(3600, 2);
    meanwhile = () => localStorage.setItem('jwt_access_token', hers);
    expect(await read()).toBe('shell.failures.outlived');
    expect(session.token()).toBe(hers);
  });

  it.each([
    ['nobody', () => session.end(), null],
    ['somebody else', () => session.start(tokenFor(3600, 2), bilal), '2'],
  ])('is not needed for an answer to be withheld from %s who comes after its user', async (_who, goes, owner) => {
    refused.clear();
    meanwhile = goes;
    expect(await read()).toBe('shell.failures.outlived');
    expect(asked).toHaveLength(1);
    if (owner) expect([session.account().id, session.endReason()]).toEqual([owner, null]);
  });

  it('that named nobody does not borrow the name of who has signed in meanwhile', async () => {
    session.end();
    refused.add('');
    meanwhile = () => session.start(next, amina);
    expect(await write()).toBe('shell.failures.outlived');
    expect(asked).toEqual([{ method: 'PUT', token: '' }]);
    expect(session.token()).toBe(next);
  });
});

it('a page that stays open asks for nothing in the name of who has signed in in another tab since', async () => {
  vi.stubGlobal('fetch', host);
  session.start(next, amina);
  const { dataProvider } = beginVisit(() => () => undefined);
  localStorage.setItem('user_id', bilal.id);
  localStorage.setItem('jwt_access_token', tokenFor(3600, 2));
  expect(await done(dataProvider.getOne(CITIES, { id: 7 }))).toBe('shell.failures.outlived');
  expect(asked).toEqual([]);
});
