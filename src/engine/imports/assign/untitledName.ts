import { titlesBefore, titlesBehind, titlesOfAirlines } from '#catalog/registry/headings/nameTitles.ts';

/** A name, and how whoever bears it is addressed; '' for a name that does not say so. */
export interface UntitledName {
  readonly name: string;
  readonly title: string;
}

const plain = (word: string): string => word.replaceAll('.', '').toLowerCase();
const wordsOf = (titles: readonly string[]): ReadonlySet<string> => new Set(titles.map(plain));
const [before, behind, ofAirlines] = [titlesBefore, titlesBehind, titlesOfAirlines].map(wordsOf);

const trimmed = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Nobody is addressed by more. */
const MOST = 3;

/** A title as it is kept: that it is shortened needs no point. */
const kept = (title: string): string => title.replace(/\.$/, '');

/** The title in front of a text; a title alone is somebody's name. */
function takeBefore(text: string): readonly [title: string, rest: string] | undefined {
  // `Mr.Nazrul` has no blank behind its point.
  const found = /^([\p{L}\p{M}-]{1,20})(?:\. ?| )(?=[\p{L}'])/u.exec(text);
  const [all = '', title = ''] = found ?? [];
  return before?.has(plain(title)) ? [title, text.slice(all.length)] : undefined;
}

function takeBehind(text: string, separator: RegExp, known: ReadonlySet<string> | undefined) {
  const at = text.search(separator);
  const title = text.slice(at + 1).trim();
  const rest = text.slice(0, at).trim();
  return at > 0 && rest !== '' && known?.has(plain(title)) ? ([title, rest] as const) : undefined;
}

/** Takes the forms of address before, within and behind a whole name from it. Linear in its length. */
export function untitledName(text: string): UntitledName {
  const titles: string[] = [];
  let name = trimmed(text);
  for (let found = takeBefore(name); found && titles.length < MOST; found = takeBefore(name)) {
    titles.push(kept(found[0]));
    name = found[1];
  }
  const last =
    takeBehind(name, /,[^,]*$/, behind) ?? (/[,/]/.test(name) ? takeBehind(name, / [^ ]*$/, ofAirlines) : undefined);
  if (last) {
    titles.push(kept(last[0]));
    name = last[1];
  }
  // `KHAN, Mrs Ayesha`
  const given = name.search(/[,/]/) + 1;
  const inside = given > 0 && titles.length < MOST ? takeBefore(name.slice(given).trim()) : undefined;
  if (inside) {
    titles.push(kept(inside[0]));
    name = `${name.slice(0, given)} ${inside[1]}`;
  }
  return { name, title: titles.join(' ') };
}
