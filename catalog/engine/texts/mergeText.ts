/**
 * A text in which `{{name}}` stands for what is known of a record. A name without a value leaves nothing behind; one that
 * is no merge field stays, to be seen.
 */
export const mergeText = (
  template: string,
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
): string =>
  template.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    const value = values[name];
    if (!names.includes(name)) return whole;
    return typeof value === 'string' ? value : '';
  });

/** Longest part of what somebody typed that is said back. */
const LONGEST_NAME = 40;

/** What a text has in double braces, closed or not, that is no merge field. */
export const unknownMergeFields = (template: string, names: readonly string[]): string[] =>
  [...template.matchAll(/\{\{([^{}\n]*)(\}\})?/g)]
    .filter(([, name = '', end]) => end === undefined || !names.includes(name.trim()))
    .map(([, name = '']) => name.trim().slice(0, LONGEST_NAME));
