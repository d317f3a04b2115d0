/** The field for a second value of the same meaning. */
export const secondFields: Readonly<Record<string, string>> = { primary_phone: 'secondary_phone' };
