import { sql } from 'drizzle-orm';
import { entities } from '#catalog/registry/entities.ts';
import { contacts } from '#server/modules/ledger/chart/contacts.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { insertMany, type Row } from '../../insertMany.ts';
import { withSounds } from '../../withSounds.ts';

const people = sql`
  select left(concat_ws(' ', person.first_name, person.last_name), 200) as name, person.primary_phone as phone,
    told.email, told.address, told.bin_no, told.tin_no, told.vat_no,
    coalesce(employee.branch, customer.branch, vendor.branch) as branch, 'user' as source_type, person.id as source_id,
    true as is_active
  from "user" as person left join employee using (id) left join customer using (id) left join vendor using (id)
    left join (${contacts}) as told using (id)
  where employee.id is not null or customer.id is not null or vendor.id is not null
    or exists (select 1 from member where member.id = person.id)
  order by person.id`;

const pilgrims = sql`
  select left(concat_ws(' ', given_names, surname), 200) as name, primary_phone as phone, branch,
    'hajj_passenger_info' as source_type, id as source_id, true as is_active
  from hajj_passenger_info where first_file is null order by id`;

const causes = sql`
  select left(name, 200) as name, 'cause' as source_type, id as source_id, true as is_active from cause order by id`;

/** Makes the parties of people, pilgrims and causes, which the demo inserts past the effects that would. */
export async function addParties(tx: Database): Promise<void> {
  for (const some of [people, pilgrims, causes]) {
    const { rows } = await tx.execute<Row>(some);
    await insertMany(tx, 'party', rows.map(withSounds(entities.party)));
  }
}
