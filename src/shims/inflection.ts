/*
 * Stands in for the package of this name, from which React-Admin makes English labels for what has no words. Here
 * everything has its words, by type, so what remains is to show a name readably; plurals of English stay out.
 */

/** A name as words, with a capital first letter unless the place wants a small one. */
export function humanize(name: string, small = false): string {
  const words = name.replaceAll('_', ' ').trim();
  return small ? `${words.slice(0, 1).toLowerCase()}${words.slice(1)}` : capitalize(words);
}

export const capitalize = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The steps that React-Admin asks for, which are those of `humanize`. */
export const transform = (name: string): string => humanize(name);

const unchanged = (name: string): string => name;
export { unchanged as inflect, unchanged as pluralize, unchanged as singularize };
