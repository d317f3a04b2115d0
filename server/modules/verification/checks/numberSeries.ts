import { sql } from 'drizzle-orm';
import { type BookDocument, bookDocuments } from '#catalog/registry/bookDocuments.ts';
import { type BookCheck, finding } from '../BookCheck.ts';

/** Prefixes of which every number that was given stands in the books. */
const prefixes = Object.values(bookDocuments).map(({ prefix }) => prefix);
/** Documents that have a number and came to nothing, such as a count that found what was expected. */
const unposted = sql.join(
  Object.entries<BookDocument>(bookDocuments)
    .filter(([, { mayPostNothing }]) => mayPostNothing)
    .map(
      ([name]) => sql`
      union all select document.id, ${name}, document.id, invoice_no from ${sql.identifier(name)} as document
        where not exists (select from posting where source_type = ${name} and source_id = document.id)`,
    ),
);

/**
 * The numbers of each series and year are those from one to the last that was given, each once (rule N3). A posting and
 * its void share one.
 */
export const numberSeries: BookCheck = {
  name: 'number_series',
  offending: () => sql`
    with numbered as (
      select id, source_type, source_id, reference_no from posting where source_event = 'post' ${unposted}
    ), given as (
      select id, source_type, source_id, reference_no, part[1] as prefix, part[2]::int as year,
        part[3]::bigint as serial
      from numbered, regexp_match(reference_no, '^(.+)-(\\d{4})-(\\d{6,12})$') as part
      where part[1] = any(${`{${prefixes.join(',')}}`}::text[])
    ), series as (
      select prefix, year, max(last) as last from (
        select prefix, year, last from number_series where prefix = any(${`{${prefixes.join(',')}}`}::text[])
        union all select prefix, year, 0 from given
      ) as each group by prefix, year
    ), wanted as (
      select prefix, year, serial from series, generate_series(1, last) as serial
    )
    select ${finding({
      entity: sql`max(given.source_type)`,
      record: sql`max(given.source_id)`,
      reference: sql`coalesce(max(given.reference_no),
        max(wanted.prefix) || '-' || max(wanted.year) || '-' || lpad(max(wanted.serial)::text, 6, '0'))`,
      expected: sql`count(distinct wanted.serial)`,
      found: sql`count(given.id)`,
    })}
    from wanted full join given using (prefix, year, serial)
    group by prefix, year, serial having count(given.id) <> 1 or count(wanted.serial) = 0
    order by prefix, year, serial`,
};
