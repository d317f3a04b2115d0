/** A look of tables in ODS, and what it says of them right after. */
const LOOK = /<style:style\s([^<>]*)>\s*<style:table-properties\s([^<>]*)>/g;
const TABLE = /<table:table\s([^<>]*)>/g;

const attribute = (name: string, attributes: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

/** Which sheets of an ODS are out of sight, by their places: a sheet there is hidden by its look, which the library leaves. */
export function odsHidden(content: string): ReadonlySet<number> {
  const hiding = new Set(
    Array.from(content.matchAll(LOOK), ([, look = '', said = '']) =>
      attribute('table:display', said) === 'false' ? attribute('style:name', look) : undefined,
    ),
  );
  const tables = Array.from(content.matchAll(TABLE), ([, attributes = '']) => attributes);
  const looks = tables.filter(one => !one.endsWith('/')).map(one => attribute('table:style-name', one));
  return new Set(looks.flatMap((look, at) => (look !== undefined && hiding.has(look) ? [at] : [])));
}
