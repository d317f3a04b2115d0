/** Field names that hosts and clients of the family misspell, by entity, with the field that each means. */
export const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  customer: { cusotmer_type: 'customer_type' },
  qualification: { passign_year: 'passing_year', employee_id: 'employee' },
  ticket: { name: 'requester_name' },
  tour_package: { inclution: 'inclusions' },
};

/** A record under the names of the catalogue. A misspelt name counts only where the right one is absent. */
export function spelled(entity: string, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = { ...record };
  for (const [misspelt, field] of Object.entries(spellings[entity] ?? {})) {
    if (!Object.hasOwn(fields, misspelt)) continue;
    if (!Object.hasOwn(fields, field)) fields[field] = fields[misspelt];
    delete fields[misspelt];
  }
  return fields;
}
