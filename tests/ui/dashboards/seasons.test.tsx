import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { Deadlines, Seasons } from '#src/dashboards/Seasons.tsx';
import type { Project } from '#src/dashboards/useProject.ts';
import { showPages } from '../../support/officePage.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ time_zone: 'Asia/Dhaka' })));
afterEach(() => vi.unstubAllGlobals());

const hajj = { id: 3, name: 'Hajj 2027', begins_on: '2027-05-01', ends_on: '2027-06-30' };

/** The parts of an overview that is read on the 27th of November 2026, which is 17 Jumada II 1448. */
async function showFor(tables: Project['tables']) {
  const project = { today: '2026-11-27', figures: {}, tables } as unknown as Project;
  const page = (
    <>
      <Seasons project={project} />
      <Deadlines project={project} />
    </>
  );
  await showPages({ host: () => Response.json({}), entity: entities.season, pages: { panel: page }, at: 'panel' });
}
const panel = async (name: string) => within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));

it('a season ahead says in how many days it begins, its next deadline, and both by both calendars', async () => {
  await showFor({ seasons: [{ ...hajj, next: { title: 'Visa', day: '2027-02-08' } }] });
  const seasons = await panel('Seasons ahead');
  const item = seasons.getByRole('listitem');
  expect(item).toHaveTextContent(/Begins in 155 days: .*1 May 2027 · .*1448.*\(Umm al-Qura\)/);
  expect(item).toHaveTextContent(/Next deadline: Visa, .*2027.* · .*1 Ramadan 1448/);
  expect(seasons.getByRole('link', { name: /Hajj 2027/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`/${entities.season.route}/3`),
  );
});

it('one that has begun says when it ends, and nothing of deadlines where none is open', async () => {
  await showFor({ seasons: [{ ...hajj, begins_on: '2026-11-27', ends_on: '2026-11-28', next: null }] });
  const item = (await panel('Seasons ahead')).getByRole('listitem');
  expect(item).toHaveTextContent(/Ends in one day/);
  expect(item).not.toHaveTextContent(/deadline/i);
});

it('deadlines say how many they are in all, how far the first is, and where they stand', async () => {
  const of = { title: 'Visa', season: 3, name: 'Hajj 2027', all: 7 };
  await showFor({
    deadlines: [
      { ...of, id: 1, day: '2026-11-25' },
      { ...of, id: 2, title: 'Camp', day: '2026-11-27' },
    ],
  });
  const deadlines = await panel('Deadlines');
  expect(deadlines.getByText('7 deadlines, the first 2 days ago')).toBeVisible();
  const [first, second] = deadlines.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Visa · Hajj 2027.*2 days ago/);
  expect(first).toHaveTextContent(/Nov.* · 15 Jumada II 1448/);
  expect(second).toHaveTextContent(/Camp · Hajj 2027.*today/);
  expect(deadlines.getByRole('link', { name: /Camp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/3\b.*#deadlines$/),
  );
});

it('whoever may not read them is shown neither, and who has none is told so', async () => {
  await showFor({ deadlines: [] });
  expect((await panel('Deadlines')).getByText('No deadline is near.')).toBeVisible();
  expect(screen.queryByRole('region', { name: /Seasons ahead/ })).toBeNull();
});
