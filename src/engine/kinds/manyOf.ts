/** Filters on any of several values: an emptied list is no filter at all. */
export const manyOf = {
  format: (value: unknown): unknown[] => (Array.isArray(value) ? value : []),
  parse: (value: unknown): unknown => (Array.isArray(value) && value.length > 0 ? value : ''),
};
