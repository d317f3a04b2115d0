/** How the house presents itself in the browser's tab, and whether that is known yet. */
export interface Site {
  /** Null while the host has not answered. */
  readonly title: string | null;
  readonly favicon: string;
}

/** The product's own picture, where the house has none. */
export const MARK = '/favicon.svg';

type Row = Readonly<Record<string, unknown>>;

/** A text of the general settings, without blanks around it; empty where there is none. */
export const textIn = (row: Row, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** What the general settings say; nothing counts as no title (specification, section 1). */
export const siteIn = (row: Row, noTitle: string): Site => ({
  title: textIn(row, 'title') || noTitle,
  favicon: textIn(row, 'favicon') || MARK,
});
