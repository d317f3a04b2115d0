import type { PaperData, PaperFact } from '../../catalog/engine/papers/PaperData.ts';

const both = ({ label, value }: PaperFact): readonly string[] => [label, value];

/** Every text of a paper, in the order in which it is read; the code is told by its words. */
export const textsIn = (paper: PaperData): readonly string[] =>
  [
    paper.agency.name,
    ...paper.agency.lines,
    ...paper.agency.numbers.flatMap(both),
    paper.title,
    paper.mark ?? '',
    paper.copy ?? '',
    ...paper.facts.flatMap(both),
    ...paper.parties.flatMap(party => [...both(party), ...party.lines]),
    ...paper.columns.map(({ label }) => label),
    ...paper.rows.flat(),
    ...paper.totals.flatMap(both),
    ...(paper.amountInWords ? both(paper.amountInWords) : []),
    ...(paper.tables ?? []).flatMap(({ title, columns, rows }) => [
      title,
      ...columns.map(({ label }) => label),
      ...rows.flat(),
    ]),
    ...paper.notes,
    ...paper.terms,
    paper.code?.words ?? '',
    ...paper.signatures,
    ...(paper.more ?? []).flatMap(textsIn),
  ].filter(text => text !== '');

/** Every text of a paper that is drawn, in the same order. */
export const textsDrawn = (paper: Element): readonly string[] =>
  [...paper.querySelectorAll('bdi')].map(({ textContent }) => textContent).filter(text => text !== '');
