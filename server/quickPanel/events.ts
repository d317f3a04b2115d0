/** Something that the office should know of, on a day, with the list that shows more. */
export interface PanelEvent {
  readonly kind: 'departure' | 'return' | 'passport_expiry' | 'registration';
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** How many records the list behind the link holds. */
  readonly count: number;
  /** Name of the package, where it is about one. */
  readonly title?: string;
  readonly link: string;
}

/** A list of the back office under a filter. */
export const listLink = (route: string, filter: Readonly<Record<string, unknown>>): string =>
  `/apps/${route}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
