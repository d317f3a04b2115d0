import { sql } from 'drizzle-orm';
import type { SideFacts } from '#catalog/engine/papers/PaperFacts.ts';
import type { Row } from '#catalog/engine/defineEntity.ts';
import { taxNumbersOf } from '#catalog/engine/papers/taxNumbers.ts';
import type { party } from '#catalog/ledger/chart/party.ts';
import type { Database } from '#server/platform/services/Database.ts';

type Party = Record<string, unknown> & Row<typeof party> & { readonly company: string | null };

/**
 * A party as it stands on papers: what its own record says, whoever reads it. A vendor that is a company goes by the name
 * of the company: its bills and certificates are not its contact's.
 */
export async function readSide(db: Database, id: number): Promise<SideFacts> {
  const { rows } = await db.execute<Party>(sql`
    select party.name, phone, email, address, bin_no, tin_no, vat_no,
      (select nullif(company_name, '') from vendor
        where source_type = 'user' and vendor.id = source_id and is_company) as company
    from party where party.id = ${id}`);
  const [found] = rows;
  if (!found) throw new Error(`no party ${id}`);
  const { name, company, address, phone, email } = found;
  return {
    name: company ?? name,
    address: address ?? '',
    phone: phone ?? '',
    email: email ?? '',
    numbers: taxNumbersOf(found),
  };
}
