import { sql } from 'drizzle-orm';
import type { AgencyFacts, SideFacts } from '#catalog/engine/papers/PaperFacts.ts';
import type { Row } from '#catalog/engine/defineEntity.ts';
import { taxNumbersOf } from '#catalog/taxes/taxNumbers.ts';
import type { generalSetting } from '#catalog/website/generalSetting.ts';
import type { party } from '#catalog/ledger/chart/party.ts';
import type { Database } from '#server/platform/services/Database.ts';

type Party = Record<string, unknown> & Row<typeof party>;
type Settings = Record<string, unknown> & Row<typeof generalSetting>;

/** The other side of a document, as a paper names it. */
export async function sideOf(db: Database, id: number): Promise<SideFacts> {
  const { rows } = await db.execute<Party>(sql`
    select name, phone, email, address, bin_no, tin_no, vat_no from party where id = ${id}`);
  const [found] = rows;
  if (!found) throw new Error(`no party ${id}`);
  const { name, address, phone, email } = found;
  return { name, address: address ?? '', phone: phone ?? '', email: email ?? '', numbers: taxNumbersOf(found) };
}

/** The agency, as its papers name it: by the newest of its settings, else as this product. */
export async function agencyFacts(db: Database): Promise<AgencyFacts> {
  const { rows } = await db.execute<Settings>(sql`
    select title, site_name, agency_name_arabic, agency_name_bangla, address, phone, email, site_address, rl_no,
      bin_no, tin_no, vat_no
    from general_setting order by id desc limit 1`);
  const [found] = rows;
  return {
    name: found?.site_name || found?.title || 'Rihla',
    address: found?.address ?? '',
    phone: found?.phone ?? '',
    email: found?.email ?? '',
    numbers: found ? taxNumbersOf(found) : [],
    names: {
      ...(found?.agency_name_arabic && { ar: found.agency_name_arabic }),
      ...(found?.agency_name_bangla && { bn: found.agency_name_bangla }),
    },
    website: found?.site_address ?? '',
    licence: found?.rl_no ?? '',
  };
}
