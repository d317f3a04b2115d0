import { sql } from 'drizzle-orm';
import { fromMinor } from '#catalog/engine/money/money.ts';
import type { PayslipFacts, SlipFacts } from '#catalog/payroll/paper/PayslipFacts.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { Problem } from '#server/platform/problem.ts';
import { sheetOf } from '../sheetRecord.ts';

interface Person extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly designation: string;
}

/** Employees as their payslips name them, whoever reads those. */
async function peopleIn(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, SlipFacts['employee']>> {
  const { rows } = await db.execute<Person>(sql`
    select employee.id, concat_ws(' ', nullif("user".first_name, ''), nullif("user".last_name, '')) as name,
      coalesce(employee.emp_id_no, '') as number, coalesce(designation.name, '') as designation
    from employee join "user" on "user".id = employee.id left join designation on designation.id = employee.designation
    where employee.id = any(${`{${ids.join(',')}}`}::int[])`);
  return new Map(rows.map(({ id, name, number, designation }) => [id, { name, number, designation }]));
}

/** What the payslips of a sheet say, or that of one of its lines; 404 where there is none. */
export async function readPayslips(db: Database, record: Wire, part?: number): Promise<PayslipFacts> {
  const { invoice_no: number, day, due, lines } = sheetOf(record);
  const wanted = lines.filter(({ id }) => part === undefined || id === part);
  if (wanted.length === 0) throw new Problem(404, 'not_found');
  const people = await peopleIn(
    db,
    wanted.map(({ employee }) => employee),
  );
  const { status } = record;
  return {
    status: status === 'posted' || status === 'voided' ? status : 'draft',
    number,
    day,
    due,
    slips: wanted.map(({ employee, gross, deduction, tax, advance, outstanding }) => ({
      employee: people.get(employee) ?? { name: `#${employee}`, number: '', designation: '' },
      gross: fromMinor(gross),
      deduction: fromMinor(deduction),
      tax: fromMinor(tax),
      advance: fromMinor(advance),
      outstanding: fromMinor(outstanding),
    })),
  };
}
