import { Parser } from 'htmlparser2';
import { NoBankFile } from './BankFile.ts';
import { type Element, elementOf } from './Element.ts';

/** More than any statement has, less than keeps the browser busy. */
const MOST_LEVELS = 60;
const MOST_ELEMENTS = 1_000_000;

/**
 * Reads XML and rejects what is not closed. Entities of its own, which may grow without end or read other files, are
 * what no bank needs: a declaration of a type is refused as it begins.
 */
export function xmlTree(xml: string): Element {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new NoBankFile('doctype');
  const root = elementOf('');
  const open = [root];
  let elements = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements += 1;
        if (open.length > MOST_LEVELS || elements > MOST_ELEMENTS) throw new NoBankFile('too_large');
        const element = elementOf(name.slice(name.indexOf(':') + 1), attributes);
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag(_, isImplied) {
        // The parser closes what the file has left open.
        if (isImplied && !xml.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>'))
          throw new NoBankFile('broken');
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return root;
}
