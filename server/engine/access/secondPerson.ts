import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { GuardContext } from '../context/host.ts';

const made = z.object({ id: z.number(), created_by: z.number().nullable() });

/**
 * A guard: two people have seen what was approved. Nobody who has entered or changed a record, or done anything else with
 * it, is the second; but of what the named commands do, or of any command where `changes` alone count.
 */
export const secondPerson =
  (code: ViolationCode, but: readonly string[] | 'commands') =>
  async ({ tx, request, record }: GuardContext): Promise<ViolationCode | undefined> => {
    const { id, created_by: author } = made.parse(record);
    if (author === request.caller.id) return code;
    const counts =
      but === 'commands'
        ? sql`command is null`
        : sql`(command is null or command <> all(${sql.param([...but])}::text[]))`;
    const { rows } = await tx.execute(sql`
      select 1 from history
      where entity = ${request.entity.name} and record = ${id} and by = ${request.caller.id} and ${counts} limit 1`);
    return rows.length > 0 ? code : undefined;
  };
