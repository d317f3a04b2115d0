import { pointed, putTogether, takenApart } from './pdfParts.ts';

/** What tells of a document as a whole; several have that once, or not at all. */
const OF_WHOLE = ['Root', 'Info'] as const;

/** The catalog and the tree of pages of the whole come first. */
const CATALOG = 1;
const PAGES = 2;

const objectOf = (number: number, ...lines: readonly string[]): string =>
  `${number} 0 obj\n<<\n  ${lines.join('\n  ')}\n>>\nendobj\n\n`;

/** Numbers of objects changed in all but a stream, which is bytes. */
function renumbered(object: string, numbers: ReadonlyMap<number, number>): string {
  const stream = /\bstream\r?\n/.exec(object);
  const end = stream?.index ?? object.length;
  const text = object
    .slice(0, end)
    .replace(
      /\b(\d+) 0 (R|obj)\b/g,
      (_, number: string, what: string) => `${numbers.get(Number(number)) ?? 0} 0 ${what}`,
    );
  return text + object.slice(end);
}

/** Documents of the typesetter one after the other as one. Their pages, fonts and pictures stay as they are. */
export function joinedPdf(documents: readonly Uint8Array[]): Uint8Array {
  const parts = documents.map(takenApart);
  const objects = new Map<number, string>([
    [CATALOG, ''],
    [PAGES, ''],
  ]);
  const trees: number[] = [];
  let [pages, about] = [0, ''];
  for (const { objects: own, trailer } of parts) {
    const [root, info] = OF_WHOLE.map(key => pointed(trailer, key));
    const catalog = own.get(root ?? 0) ?? '';
    const tree = pointed(catalog, 'Pages') ?? 0;
    const left = new Set([root, info, pointed(catalog, 'Metadata')]);
    const kept = [...own].filter(([number]) => !left.has(number));
    const numbers = new Map(kept.map(([number], at) => [number, objects.size + at + 1]));
    for (const [number, object] of kept) {
      const whole = renumbered(object, numbers);
      const placed = number === tree ? whole.replace('/Type /Pages', `$&\n  /Parent ${PAGES} 0 R`) : whole;
      objects.set(numbers.get(number) ?? 0, placed);
    }
    trees.push(numbers.get(tree) ?? 0);
    pages += Number(/\/Count (\d+)/.exec(own.get(tree) ?? '')?.[1]);
    about ||= /\/Lang \([\w-]*\)/.exec(catalog)?.[0] ?? '';
  }
  objects.set(CATALOG, objectOf(CATALOG, '/Type /Catalog', `/Pages ${PAGES} 0 R`, about));
  const kids = trees.map(tree => `${tree} 0 R`).join(' ');
  objects.set(PAGES, objectOf(PAGES, '/Type /Pages', `/Count ${pages}`, `/Kids [${kids}]`));
  const trailer = `trailer\n<<\n  /Size ${objects.size + 1}\n  /Root ${CATALOG} 0 R\n>>\n`;
  return putTogether({ head: parts[0]?.head ?? '', objects, trailer });
}
