import type { Entity } from '../../catalog/engine/defineEntity.ts';
import type { Fields } from '../../catalog/engine/fields.ts';
import { money } from '../../catalog/engine/fields.ts';
import { fromMinor, toMinor } from '../../catalog/engine/money/money.ts';
import type { WrittenForms } from '../../catalog/engine/reading/WrittenForms.ts';
import { misreadIn, readColumns, withColumns } from '../../src/engine/imports/columns/readColumns.ts';
import { columnsOf, rowsOf } from '../../src/engine/imports/recognise.ts';
import { pastedLines } from '../../src/engine/kinds/lines/paste/pastedLines.ts';
import { bankSheet } from '../../src/resources/banking/sheet/bankSheet.ts';
import { chartFrom } from '../../src/resources/ledger/chart/Chart.ts';
import { openingSheet } from '../../src/resources/ledger/opening/sheet/openingSheet.ts';
import { ledgerNamed } from './chartOfFew.ts';
import { fieldsOf, kept, readerOf, type WrittenDoor } from './WrittenDoor.ts';
import { AGENCY, type Written, writtenTable } from './writtenTable.ts';

type Kind = Written['kind'];

export const NO_SIDE = 'the field has no side';
export const NO_SERIAL = 'nobody types the serial number of a spreadsheet';
const SERIAL = /^\d{5}$/;

/** An amount of a line with two sides, as the table writes it. */
function onSide(kind: Kind, debit: unknown, credit: unknown, forms: WrittenForms): string | undefined {
  const [into, out] = [kept('number', debit, forms), kept('number', credit, forms)];
  if (into === undefined || out === undefined) return undefined;
  const net = toMinor(into) - toMinor(out);
  const size = fromMinor(net < 0n ? -net : net);
  return kind === 'number' ? fromMinor(net) : `${size} ${net < 0n ? 'credit' : 'debit'}`;
}

const api: WrittenDoor = {
  name: 'API',
  refuses: [
    { kind: 'amount', why: NO_SIDE },
    { kind: 'day', texts: SERIAL, why: NO_SERIAL },
  ],
  lacks: {},
  read: (kind, texts, forms) => texts.map(text => kept(kind, text, forms)),
};

const heading = { languages: [], isOurs: () => false };

function imported(kind: Kind, text: string, forms: WrittenForms): string | undefined {
  const entity = { name: 'made', fields: { told: fieldsOf[kind] } } as unknown as Entity;
  const sheet = [['told'], [text]];
  const told = {
    entity,
    columns: columnsOf(entity, sheet, heading),
    reader: readerOf(forms),
    epoch: 1900,
    choices: {},
  };
  const readings = readColumns(sheet, { ...told, epoch: 1900 });
  if (readings.some(({ read }) => read.isAsked) || misreadIn(readings).length > 0) return undefined;
  const [row] = withColumns(rowsOf(entity, sheet, heading), readings);
  return kept(kind, row?.values['told'], forms);
}

const imports: WrittenDoor = {
  name: 'import',
  refuses: [
    { kind: 'amount', why: NO_SIDE },
    { kind: 'day', texts: /^(?:t|today|bugün|اليوم|আজ|t?\+.)/u, why: 'a file says nothing from the reader’s own day' },
  ],
  lacks: {},
  read: (kind, texts, forms) => texts.map(text => imported(kind, text, forms)),
};

const sides = ['debit_amount', 'credit_amount'] as const;
const sided: Fields = { debit_amount: money({ initial: '0.00' }), credit_amount: money({ initial: '0.00' }) };

function pasted(kind: Kind, text: string, forms: WrittenForms): string | undefined {
  const fields: Fields = kind === 'amount' ? sided : { told: fieldsOf[kind] };
  const columns = Object.entries(fields).map(([name, field]) => ({ name, field }));
  const into = { columns, from: 0, fields, reader: readerOf(forms), ...(kind === 'amount' && { sides }) };
  const [line = {}] = pastedLines([[text, ...(kind === 'amount' ? [''] : [])]], into).values;
  return kind === 'amount'
    ? onSide(kind, line['debit_amount'] ?? '0', line['credit_amount'] ?? '0', forms)
    : kept(kind, line['told'], forms);
}

const paste: WrittenDoor = {
  name: 'paste',
  refuses: [],
  lacks: {},
  read: (kind, texts, forms) => texts.map(text => pasted(kind, text, forms)),
};

/** What an account stands at before the line. */
const BEFORE = toMinor('5000.00');

/** Minor units that a row of the table moves at the bank, in whose books a debit is money out. */
function movedBy(meaning = '0'): bigint {
  const [size = '0', side] = meaning.split(' ');
  return side === 'debit' ? -toMinor(size) : toMinor(size);
}

function ofBank(kind: Kind, text: string, forms: WrittenForms): string | undefined {
  const row = writtenTable.find(one => one.kind === kind && one.text === text && one.meaning !== undefined);
  const isDay = kind === 'day';
  const moved = isDay ? toMinor('10.00') : movedBy(row?.meaning);
  // Numbers of a file have one meaning, and so prove nothing of how its texts are written.
  const balance = (amount: bigint) => ({ decimal: fromMinor(amount) });
  const told = bankSheet(
    [
      ['Date', 'Description', 'Amount', 'Balance'],
      ['', 'Opening balance', '', balance(BEFORE)],
      [isDay ? text : '2026-11-26', 'A line', isDay ? '10.00' : text, row ? balance(BEFORE + moved) : ''],
    ],
    { forms, today: AGENCY.today },
  );
  const [line] = told?.lines ?? [];
  if (!line) return undefined;
  // What the setting alone says of a sign no balance proves.
  const isOpen = told?.findings.some(({ kind: found }) => found === 'decimal');
  const state = told?.state === 'proved' || isOpen || !row ? '' : ` (${told?.state})`;
  if (isDay) return `${String(line['line_date'])}${state}`;
  const net = toMinor(String(line['money_in'])) - toMinor(String(line['money_out']));
  const size = fromMinor(net < 0n ? -net : net);
  return kind === 'number' ? `${fromMinor(net)}${state}` : `${size} ${net < 0n ? 'debit' : 'credit'}${state}`;
}

const bank: WrittenDoor = {
  name: 'bank',
  refuses: [
    { kind: 'day', texts: /^(?:t|today|bugün|اليوم|আজ|t?\+.)/u, why: 'a bank writes no day from the reader’s own' },
    { kind: 'number', texts: /[*x]/, why: 'a bank writes what it has moved, not a sum' },
  ],
  lacks: { phone: 'a statement has no phone', instant: 'a line of a statement has a day' },
  read: (kind, texts, forms) => texts.map(text => ofBank(kind, text, forms)),
};

const chart = chartFrom([ledgerNamed(1, 'Cash', '1000')]);

function opened(kind: Kind, text: string, forms: WrittenForms): string | undefined {
  const isDay = kind === 'day';
  const sheet = isDay
    ? [
        ['Account', 'Balance', 'bill_date'],
        ['Cash', '10', text],
      ]
    : [
        ['Account', 'Balance'],
        ['Cash', text],
      ];
  const told = openingSheet(sheet, { chart, languages: [], reader: readerOf(forms) });
  const [line] = told?.lines ?? [];
  if (!line) return undefined;
  return isDay
    ? kept('day', line['bill_date'], forms)
    : onSide(kind, line['debit_amount'], line['credit_amount'], forms);
}

const opening: WrittenDoor = {
  name: 'opening',
  refuses: [],
  lacks: { phone: 'a trial balance has no phone', instant: 'a trial balance has no time' },
  read: (kind, texts, forms) => texts.map(text => opened(kind, text, forms)),
};

export const fileDoors: readonly WrittenDoor[] = [api, imports, paste, bank, opening];
