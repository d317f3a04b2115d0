/** Something that the office should know of, on a day, with the way to whatever it is about. */
export interface PanelEvent {
  /** What it is; the back office has words for each. */
  readonly kind: string;
  /** `YYYY-MM-DD`; what is overdue has a day that is past. */
  readonly date: string;
  /** The day is shown by the calendar of the Hajj too. */
  readonly inBothCalendars?: boolean;
  /** How many records it is about: those of the list behind the link, or one whose page that is. */
  readonly count: number;
  /** Name of the package, where it is about one. */
  readonly title?: string;
  /** Names of the people whom it is about, the first few of them. */
  readonly who?: readonly string[];
  /** Path in the back office. */
  readonly link: string;
}
