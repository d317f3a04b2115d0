import { readFile } from 'node:fs/promises';
import type { Sheet } from '#catalog/engine/reading/Sheet.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Target } from '#src/engine/imports/assign/Proposal.ts';
import { type Choices, noChoices } from '#src/engine/imports/Choices.ts';
import { type Prepared, prepare } from '#src/engine/imports/prepare.ts';
import { sheetWords } from '#src/engine/imports/sheetWords.ts';
import { readTable } from '#src/engine/sheets/readTable.ts';
import type { Decisions, SheetCase } from './SheetCase.ts';

/** The day on which the office of the tests reads them. */
const today = '2026-11-21';
const languages = await sheetWords();

/** A file of `tests/sheets` as somebody chooses it in the page. */
export async function sheetFile(name: string): Promise<File> {
  return new File([await readFile(new URL(`../../sheets/${name}`, import.meta.url))], name);
}

/** What the dialogue makes of a sheet under certain choices, of nobody's if none are given. */
export const preparedSheet = (sheet: Sheet, entity: SheetCase['entity'], choices: Choices = noChoices) =>
  prepare(
    { file: new File([], 'sheet.csv'), sheet, epoch: 1900, languages, isOurs: () => false },
    { entity: entities[entity], reader: { today }, choices },
  );

function targetOf(told: string): Target {
  if (told === '-') return { kind: 'left' };
  if (told.startsWith('line ')) return { kind: 'line', name: told.slice('line '.length) };
  const [name = '', other] = told.split('+');
  return other === undefined ? { kind: 'field', name } : { kind: 'split', names: [name, other], by: 'last_word' };
}

/** Decisions of a case as the dialogue keeps them, where each column has a place. */
function choicesOf({ targets = {}, ...decided }: Decisions, { proposals }: Prepared): Choices {
  const chosen = proposals.flatMap(({ at, head }): [number, Target][] => {
    const told = targets[head] ?? targets[String(at + 1)];
    return told === undefined ? [] : [[at, targetOf(told)]];
  });
  return { ...noChoices, ...decided, targets: Object.fromEntries(chosen) };
}

/** Reads the file of a case and decides what it says, as far as the dialogue goes before it asks the host. */
export async function readSheet({ file, entity, decided = {} }: SheetCase): Promise<Prepared> {
  const sheet = await readTable(await sheetFile(file), { withTimes: true });
  return preparedSheet(sheet, entity, choicesOf(decided, await preparedSheet(sheet, entity)));
}

/** What the columns of a sheet are proposed as, as the cases write it. */
export const proposedColumns = ({ proposals }: Pick<Prepared, 'proposals'>): readonly string[] =>
  proposals.map(({ target }) =>
    target.kind === 'left'
      ? '-'
      : target.kind === 'split'
        ? target.names.join('+')
        : target.kind === 'line'
          ? `line ${target.name}`
          : target.name,
  );

/** The columns of a case as it expects them. */
export const expectedColumns = ({ columns }: Pick<SheetCase, 'columns'>): readonly string[] =>
  columns.split('|').map(column => column.trim());
