import { type SQL, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { withinScope } from '#server/engine/access/scope.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { Problem } from '#server/platform/problem.ts';

/** Somebody to whom one may write. */
export interface Colleague extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  /** What they do at the agency, as far as that is known. */
  readonly about: string | null;
}

const { employee } = entities;

/** Of more than so many nobody chooses from a list. */
const MOST = 1_000;

const name = sql`concat_ws(' ', "user".first_name, "user".last_name)`;
/** Whoever has an account and may use it. */
const signsIn = sql`"user".is_active and ("user".password is not null or "user".role is not null or "user".is_admin)`;

/** Employees of whom the caller may know; of administrators everybody knows. */
function known(caller: Caller): SQL {
  const view = { entity: employee, caller };
  if (!allowed(caller, employee, 'list')) return sql`"user".is_admin`;
  return sql`("user".is_admin or (employee.id is not null and ${withinScope(view) ?? sql`true`}))`;
}

/** Staff to whom the caller may write, themselves left out; `among` narrows them to some. */
export async function colleagues(db: Database, caller: Caller, among?: readonly number[]): Promise<Colleague[]> {
  const some = among && sql`and "user".id = any(${sql.param([...among])}::integer[])`;
  const { rows } = await db.execute<Colleague>(sql`
    select "user".id, ${name} as name, designation.name as about
    from "user" left join employee on employee.id = "user".id
      left join designation on designation.id = employee.designation
    where ${signsIn} and "user".id <> ${caller.id} and ${known(caller)} ${some}
    order by 2, 1 limit ${MOST}`);
  return rows;
}

/** 403 for whoever is no staff: customers and members have tickets to write to the office. */
export async function demandStaff(db: Database, { id }: Caller): Promise<void> {
  const { rows } = await db.execute(sql`
    select 1 from "user" where id = ${id} and (is_admin or exists (select 1 from employee where employee.id = "user".id))`);
  if (rows.length === 0) throw new Problem(403, 'permission_denied');
}
