import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';

/** Makes the parties of people, pilgrims and causes, which the demo inserts past the effects that would. */
export async function addParties(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into party (name, phone, branch, source_type, source_id, is_active)
    select left(concat_ws(' ', person.first_name, person.last_name), 200), person.primary_phone,
      coalesce(employee.branch, customer.branch, vendor.branch), 'user', person.id, true
    from "user" as person left join employee using (id) left join customer using (id) left join vendor using (id)
    where employee.id is not null or customer.id is not null or vendor.id is not null
      or exists (select 1 from member where member.id = person.id)
    order by person.id`);
  await tx.execute(sql`
    insert into party (name, phone, branch, source_type, source_id, is_active)
    select left(concat_ws(' ', given_names, surname), 200), primary_phone, branch, 'hajj_passenger_info', id, true
    from hajj_passenger_info where first_file is null order by id`);
  await tx.execute(sql`
    insert into party (name, source_type, source_id, is_active)
    select left(name, 200), 'cause', id, true from cause order by id`);
}
