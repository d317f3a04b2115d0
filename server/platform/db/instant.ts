/** An instant as it travels on the wire; a raw statement tells it in the database's own spelling. */
export const instant = (told: string): string => new Date(told).toISOString();
