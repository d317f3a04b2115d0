/** The key of the words for a field, also of one of lines. */
export const fieldKey = (name: string): string => `fields.${name.slice(name.lastIndexOf('.') + 1)}`;
