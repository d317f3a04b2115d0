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
