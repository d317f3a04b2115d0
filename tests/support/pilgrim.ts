import { entities } from '../../catalog/registry/entities.ts';
import { requirements } from '../../catalog/hajj/fly/requirements.ts';
import { calls } from '../../catalog/engine/wire.ts';
import type { Office } from './office.ts';
import { asFile, formOf, jpeg } from './pictures.ts';
import { createSample, sampleOf } from './sample.ts';

export const pilgrims = calls('hajj_passenger_info');

/** The way from the first enquiry to the closed file. */
export const way = [
  'pre_registered',
  'registered',
  'documents_pending',
  'documents_complete',
  'visa_in_process',
  'visa_issued',
  'ready_to_travel',
  'travelling',
  'returned',
  'closed',
] as const;

/** Somebody who asks for Hajj, with all that is asked for before they are pre-registered. */
export async function askingForHajj(office: Office): Promise<Record<string, unknown> & { id: number }> {
  const body = formOf({
    ...(await sampleOf(office, entities.hajj_passenger_info)),
    pilgrim_type: 'hajj',
    photo: asFile(await jpeg(30), 'photo.jpg', 'image/jpeg'),
  });
  const reply = await office.call('POST', pilgrims.create, { body });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body;
}

/** A season of Hajj that asks for everything but the money. */
async function hajjSeason(office: Office): Promise<number> {
  const asked = requirements.filter(requirement => requirement !== 'paid_up');
  const season = await createSample(office, entities.season, {
    pilgrim_type: 'hajj',
    passport_day: null,
    passport_days: 180,
    minimum_age: null,
    visa_days: null,
    mahram_policy: 'not_asked',
    requirements: asked.map(requirement => ({ requirement })),
    first_instalment_asked: false,
  });
  return season.id;
}

/** A pilgrim whose file is complete, so that no guard stands in the way. */
export async function completePilgrim(office: Office): Promise<Record<string, unknown> & { id: number }> {
  const journey = await createSample(office, entities.tour_package);
  const body = formOf({
    ...(await sampleOf(office, entities.hajj_passenger_info)),
    pilgrim_type: 'hajj',
    season: await hajjSeason(office),
    gender: 'male',
    tour_package: journey.id,
    departure_date: '2027-05-01',
    return_date: '2027-06-10',
    passport_issue_date: '2024-01-01',
    passport_expiry_date: '2029-01-01',
    visa_issue_date: '2026-10-01',
    visa_expiry_date: '2027-08-01',
    has_health_certificate: true,
    is_vaccinated: true,
    photo: asFile(await jpeg(30), 'photo.jpg', 'image/jpeg'),
    passport_scan: asFile(await jpeg(40), 'scan.jpg', 'image/jpeg'),
  });
  const reply = await office.call('POST', pilgrims.create, { body });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body;
}

/** Moves a pilgrim along the way as far as a state. */
export async function walkTo(office: Office, id: number, state: (typeof way)[number]): Promise<void> {
  for (const to of way.slice(0, way.indexOf(state) + 1)) {
    // There and home again their departure takes them.
    if (to === 'travelling' || to === 'returned') {
      await office.pool.query('update hajj_passenger_info set status = $1, version = version + 1 where id = $2', [
        to,
        id,
      ]);
      continue;
    }
    const reply = await office.call('POST', pilgrims.transition(id), { body: { to } });
    if (reply.status !== 200) throw new Error(`${to}: ${JSON.stringify(reply.body)}`);
  }
}
