/** Begins a message of React-Admin that has its words and their values in JSON. */
const CODED = '@@react-admin@@';

interface Coded {
  /** Key of its words. */
  readonly message: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** An error in the format that React-Admin shows like those of its own validators. */
export const coded = (message: string, args: unknown): string => `${CODED}${JSON.stringify({ message, args })}`;

/** What stands in such an error; undefined of a text as it is to be read. */
export const codedIn = (text: string): Coded | undefined =>
  text.startsWith(CODED) ? JSON.parse(text.slice(CODED.length)) : undefined;
