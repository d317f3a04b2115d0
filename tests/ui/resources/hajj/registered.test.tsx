import { configure, fireEvent, getConfig, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { keepTyped } from '#src/authProvider/drafts.ts';
import { PilgrimCreate } from '#src/resources/hajj/PilgrimCreate.tsx';
import { PilgrimPage } from '#src/resources/hajj/PilgrimPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const standing = { ...getConfig() };
// To find out what is hidden takes most of the time, and nothing here is.
configure({ defaultHidden: true, getElementError: message => new Error(message?.slice(0, 200)) });
afterAll(() => configure(standing));

const { hajj_passenger_info: pilgrim } = entities;
const who = { role: 'admin', permissions: null, branch: 1 } as const;
const PATH = '/api/passengers/registered';
const saved = {
  id: 7,
  version: 1,
  given_names: 'Karim',
  surname: 'Alpha',
  gender: 'male',
  birth_date: '1980-01-01',
  pilgrim_type: 'hajj',
  management: 'private',
  branch: 1,
  status: 'enquiry',
  passport_number: 'BX0512345',
  commands: [],
};
const rahima = {
  field: 'passport_number',
  id: 3,
  name: 'Rahima Begum',
  photo: null,
  passport: '2345',
  birth_date: '1971-05-04',
  phone: '+8801711000003',
  tracking_no: 'PG-2026-000003',
  status: 'enquiry',
  season: null,
};
const twin = { twins: [rahima], likenesses: [] };
const likeness = { twins: [], likenesses: [rahima] };
const nobody = { twins: [], likenesses: [] };
type Body = Readonly<Record<string, unknown>>;

let answer: (body: Body) => object | Promise<object>;
let save: () => Response;
let questions: Body[];
let sent: number;
beforeEach(() => {
  [questions, sent] = [[], 0];
  answer = () => nobody;
  save = () => Response.json(saved);
});

async function host(path: string, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(path, 'http://rihla.test');
  if (pathname === PATH) {
    questions.push(JSON.parse(String(init?.body)));
    return Response.json(await answer(questions.at(-1) ?? {}));
  }
  if (init?.method === 'PUT' || init?.method === 'POST') {
    sent += 1;
    return save();
  }
  if (pathname.includes(pilgrim.name) && /\/7\/?$/.test(pathname)) return Response.json(saved);
  const rows = { [pilgrim.collection]: [], total_elements: 0, total_pages: 1, page: 1, size: 100 };
  return Response.json(rows);
}

const tab = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name: new RegExp(`^${name}`) }));
const number = async () => screen.findByRole('textbox', { name: /Passport number/ });
async function open(at: '7' | 'create') {
  const pages = { create: <PilgrimCreate />, ':id': <PilgrimPage /> };
  const shown = await showPages({ host, entity: pilgrim, pages, at, who });
  await tab('Passport');
  const field = await number();
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { ...shown, field, type };
}
const openIt = () => screen.findByRole('link', { name: 'Open it: Rahima Begum' });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the number of a passport', () => {
  it('is asked about once it is whole and nobody types, and in no address', async () => {
    const { type, asked } = await open('create');
    type('ABC');
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(questions).toEqual([]);
    type('ABC0512345');
    await waitFor(() => expect(questions).toHaveLength(1));
    expect(questions[0]).toMatchObject({ passport_number: 'ABC0512345', pilgrim_type: 'hajj', season: null });
    expect(asked.filter(path => path.includes('0512345'))).toEqual([]);
  });

  it('that somebody has is refused with the way to their file, until it is another one', async () => {
    answer = ({ passport_number: typed }) => (typed === 'A0512345' ? twin : nobody);
    const { field, type } = await open('create');
    type('A0512345');
    const link = await openIt();
    expect(link).toHaveAttribute('href', expect.stringContaining(`${pilgrim.route}/3/`));
    expect(link).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/PG-2026-000003 Rahima Begum/));
    expect(screen.getByText('Passport ends in 2345')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Passport number: The same number is registered already');
    type('A05123456');
    await waitFor(() => expect(field).toBeValid());
    expect(screen.queryByRole('link', { name: /Open it/ })).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('that somebody has is not sent, and is once they no longer have it', async () => {
    answer = () => twin;
    const { field, type } = await open('7');
    type('BX05123456');
    await openIt();
    press();
    await waitFor(() => expect(questions).toHaveLength(2));
    expect(sent).toBe(0);
    answer = () => nobody;
    press();
    await waitFor(() => expect(field).toBeValid());
    press();
    await waitFor(() => expect(sent).toBe(1));
  });

  it('that is only like theirs is warned of, and sent', async () => {
    answer = () => likeness;
    const { field, type } = await open('7');
    type('BX05123456');
    expect(await openIt()).toBeVisible();
    expect(screen.getByText('May be the same person')).toBeVisible();
    expect(screen.getByText('+8801711000003')).toBeVisible();
    expect(screen.getByText('4 May 1971')).toBeVisible();
    expect(field).toBeValid();
    press();
    await waitFor(() => expect(sent).toBe(1));
  });

  it('names the branch alone of a file that is not seen', async () => {
    answer = () => ({
      twins: [{ field: 'passport_number', branch: 'Sylhet' }],
      likenesses: [{ field: 'nid_number', branch: 'Khulna' }],
    });
    const { field, type } = await open('create');
    type('A0512345');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/in another branch: Sylhet/));
    expect(screen.getByRole('status')).toHaveTextContent(/National ID number: may be .* another branch: Khulna/);
    expect(screen.queryByRole('link', { name: /Open it/ })).toBeNull();
  });

  it('that the host refuses when it is saved leads to the same file', async () => {
    save = () => {
      answer = () => twin;
      const errors = [
        { field: 'passport_number', code: 'registered_already', params: { file: 'PG-2026-000003 Rahima Begum' } },
      ];
      return Response.json({ passport_number: ['Registered'], errors }, { status: 400 });
    };
    const { field, type } = await open('7');
    type('BX05123456');
    await waitFor(() => expect(questions).toHaveLength(1));
    press();
    expect(await openIt()).toBeVisible();
    expect(field).toHaveAccessibleDescription(/PG-2026-000003 Rahima Begum/);
    expect(field).toBeInvalid();
  });

  it('of a file that is not changed is not asked about, and neither is a failed question told', async () => {
    answer = () => Promise.reject(new Error('down'));
    const { type } = await open('7');
    await tab('Names and person');
    fireEvent.change(await screen.findByRole('textbox', { name: /Surname/ }), { target: { value: 'Beta' } });
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(questions).toEqual([]);
    await tab('Passport');
    type('BX05123456');
    await waitFor(() => expect(questions).toHaveLength(1));
    expect(questions[0]).toMatchObject({ id: 7 });
    press();
    await waitFor(() => expect(sent).toBe(1));
  });
});

it('a new pilgrim from a passport that is registered says so before its tab is seen', async () => {
  answer = () => twin;
  const pages = { create: <PilgrimCreate /> };
  await showPages({ host, entity: pilgrim, pages, at: 'elsewhere', who }).then(({ router }) => {
    keepTyped(`${pilgrim.route}/create`, { given_names: 'Rahima', passport_number: 'A0512345' });
    return router.navigate(`/apps/${pilgrim.route}/create`);
  });
  expect(await screen.findByText(/Passport number: The same number is registered already/)).toBeVisible();
  await tab('Passport');
  expect(await openIt()).toBeVisible();
});
