/** How a value that lies on a day is written and read, as its box shows it. */
export interface DayForm {
  /** The order of its parts, to be seen in an empty box. */
  readonly placeholder: string;
  /** Whether months are chosen, not days. */
  readonly ofMonth: boolean;
  /** Whether it is known yet by whose clock it is told; nothing is asked for before. */
  readonly isKnown: boolean;
  /** First and last day that are offered. */
  readonly reach: { readonly min?: string; readonly max?: string };
  /** What a text means; undefined for what cannot be read. */
  read(text: string): string | undefined;
  /** A value in figures; what was not read stays as it is. */
  write(value: string): string;
  /** The same with its month's name. */
  inWords(value: string): string;
  /** The day on which a value lies; undefined for none. */
  dayOf(value: string): string | undefined;
  /** The value on another day. */
  onDay(day: string, value: string): string;
  /** The value so many steps later, or earlier. */
  step(value: string, by: number): string;
}
