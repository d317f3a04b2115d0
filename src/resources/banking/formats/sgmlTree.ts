import { NoBankFile } from './BankFile.ts';
import { type Element, elementOf } from './Element.ts';
import { withoutEntities } from './fileValues.ts';

/** What has parts is closed in every file; what has a text need not be. */
const CLOSED = /^(OFX|.*MSGSRSV\d|.*STMTTRNRS|.*STMTRS|BANKTRANLISTP?|STMTTRNP?|.*ACCTFROM|LEDGERBAL|AVAILBAL)$/;
const TAG = /<(\/?)([A-Z][A-Z0-9_.]*)\s*(\/?)>/gi;

/** Reads OFX 1, in which what has a text may be left open, and a text may have a `<` of its own. */
export function sgmlTree(sgml: string): Element {
  const root = elementOf('');
  const open = [root];
  const leave = (): void => {
    const left = open.pop();
    if (!left || CLOSED.test(left.name)) throw new NoBankFile('broken');
    // It was empty: what follows it stands beside it.
    open.at(-1)?.children.push(...left.children.splice(0));
  };
  const tags = [...sgml.matchAll(TAG)];
  for (const [at, tag] of tags.entries()) {
    const name = (tag[2] ?? '').toUpperCase();
    if (tag[1] === '/') {
      const place = open.findLastIndex(element => element.name === name);
      if (place < 0) continue;
      while (open.length - 1 > place) leave();
      open.pop();
      continue;
    }
    const text = withoutEntities(sgml.slice(tag.index + tag[0].length, tags[at + 1]?.index ?? sgml.length)).trim();
    const element = elementOf(name, {}, text);
    open.at(-1)?.children.push(element);
    if (text === '' && tag[3] === '') open.push(element);
  }
  while (open.length > 1) leave();
  return root;
}
