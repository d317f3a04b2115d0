type Topic = 'entities' | 'fields' | 'sections' | 'choices';
type Part = { readonly [T in Topic]?: Readonly<Record<string, string>> };

/** What all parts that have a topic say of it; where two name the same thing, the later one's word stands. */
type Together<P extends Part, T extends Topic> = (
  P extends { readonly [K in T]: infer Words } ? (words: Record<keyof Words, string>) => void : never
) extends (words: infer All) => void
  ? All
  : never;

/** What things are called by the parts of a language together. */
export function nounsOf<const P extends readonly Part[]>(...parts: P) {
  const together = <T extends Topic>(topic: T) =>
    // Object.assign forgets what it is given.
    Object.assign({}, ...parts.map(part => part[topic])) as Together<P[number], T>;
  return {
    entities: together('entities'),
    fields: together('fields'),
    sections: together('sections'),
    choices: together('choices'),
  };
}
