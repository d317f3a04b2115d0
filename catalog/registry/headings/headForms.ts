import { addressGroups } from './addressGroups.ts';
import { foldedHead } from './foldedHead.ts';

/** One of the forms in which a head may be known. */
export interface HeadForm {
  readonly folded: string;
  /** Of which of several addresses it is a part. */
  readonly group?: string;
}

/** How a head may be understood, from the surest to what only a part of it says. */
export interface HeadForms {
  /** As it is, and without what stands in brackets. */
  readonly whole: readonly HeadForm[];
  /** What is said in two languages, or of two things: known by all of them that are known. */
  readonly parts: readonly HeadForm[];
  /** Without what it says of its record, or of its address. */
  readonly bare: readonly HeadForm[];
}

const groups: ReadonlySet<string> = new Set(addressGroups.map(foldedHead));

/** Letters of one script, with what stands between them; a head in two languages falls into two. */
const SCRIPTS = [/[\p{Script=Latin}\d#.'’ -]+/gu, /[\p{Script=Arabic} .]+/gu, /[\p{Script=Bengali} .]+/gu] as const;

const plainForms = (texts: readonly string[]): HeadForm[] =>
  [...new Set(texts.map(foldedHead))].filter(folded => folded !== '').map(folded => ({ folded }));

function partsOf(head: string): readonly string[] {
  const bySign = head.split(/[/|\n()[\]،]/);
  const byScript = SCRIPTS.map(script => (head.match(script) ?? []).join(' ').trim()).filter(part =>
    /\p{L}{2}/u.test(part),
  );
  return [...(bySign.length > 1 ? bySign : []), ...(byScript.length > 1 ? byScript : [])].filter(part =>
    /\p{L}/u.test(part),
  );
}

function bareForms(folded: string, owners: ReadonlySet<string>): HeadForm[] {
  const words = folded.split(' ');
  const places = [1, 2, 3].flatMap(count => {
    const group = words.slice(0, count).join(' ');
    return words.length > count && groups.has(group)
      ? [{ folded: words.slice(count).join(' '), group: group.replace(/ address$/, '') }]
      : [];
  });
  const after = / (?:of|of the) (\p{L}+)$/u.exec(folded);
  const first = words[0] ?? '';
  return [
    ...places.toReversed(),
    ...(words.length > 1 && owners.has(first) ? [{ folded: words.slice(1).join(' ') }] : []),
    ...(after && owners.has(after[1] ?? '') ? [{ folded: folded.slice(0, after.index) }] : []),
    // `Maktab no` and `Maktab` are one; a number alone says nothing.
    ...(words.length > 1 && words.at(-1) === 'no' ? [{ folded: words.slice(0, -1).join(' ') }] : []),
  ];
}

/** The forms of a head; `owners` are folded words for the record itself. */
export function headForms(head: string, owners: ReadonlySet<string>): HeadForms {
  const whole = plainForms([head, head.replace(/[([{][^)\]}]*[)\]}]/g, ' ')]);
  return {
    whole,
    parts: plainForms(partsOf(head)),
    bare: whole.flatMap(({ folded }) => bareForms(folded, owners)),
  };
}
