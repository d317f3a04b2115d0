const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Lines as JSON gives them, or as the JSON text that a form or a sheet carries; undefined for anything else. */
export function readRows(raw: unknown): readonly unknown[] | undefined {
  const rows = typeof raw === 'string' ? parsed(raw) : raw;
  return Array.isArray(rows) ? rows : undefined;
}
