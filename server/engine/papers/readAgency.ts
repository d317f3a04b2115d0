import { sql } from 'drizzle-orm';
import type { AgencyFacts } from '#catalog/engine/papers/PaperFacts.ts';
import { taxNumbersOf } from '#catalog/engine/papers/taxNumbers.ts';
import type { Host } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';

interface SettingRow extends Record<string, unknown> {
  readonly name: string | null;
  readonly bangla: string | null;
  readonly arabic: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly licence: string | null;
  readonly logo: string | null;
  readonly bin_no: string | null;
  readonly tin_no: string | null;
  readonly vat_no: string | null;
}

/** The product's own name, for an office that has not told its own. */
const BRAND = 'Rihla';

/** How the agency stands on its papers, by the newest of its general settings, and the path of its logo. */
export async function readAgency(
  db: Database,
): Promise<{ readonly agency: AgencyFacts; readonly logo: string | null }> {
  const { rows } = await db.execute<SettingRow>(sql`
    select coalesce(nullif(site_name, ''), title) as name, nullif(agency_name_bangla, '') as bangla,
      nullif(agency_name_arabic, '') as arabic, address, phone, email, site_address as website, rl_no as licence,
      nullif(logo, '') as logo, bin_no, tin_no, vat_no
    from general_setting order by id desc limit 1`);
  const [row] = rows;
  const agency: AgencyFacts = {
    name: row?.name ?? BRAND,
    names: { ...(row?.bangla && { bn: row.bangla }), ...(row?.arabic && { ar: row.arabic }) },
    address: row?.address ?? '',
    phone: row?.phone ?? '',
    email: row?.email ?? '',
    website: row?.website ?? '',
    licence: row?.licence ?? '',
    numbers: row ? taxNumbersOf(row) : [],
  };
  return { agency, logo: row?.logo ?? null };
}

/** The picture behind a path as the painter has painted it; undefined where there is none, or what lies there is none. */
export async function readLogo({ files }: Pick<Host, 'files'>, path: string | null): Promise<Uint8Array | undefined> {
  const file = path?.endsWith('.webp') ? await files.read(path) : undefined;
  return file && new Uint8Array(await new Response(file.body).arrayBuffer());
}
