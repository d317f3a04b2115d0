/** How a list is sorted, and its records follow each other, until the user wishes otherwise. */
export const newestFirst = { field: 'id', order: 'DESC' } as const;
