import type { BankSheet } from '../sheet/bankSheet.ts';
import { NoBankFile } from './BankFile.ts';
import { camtStatements } from './camt053.ts';
import { fileText } from './fileText.ts';
import { following } from './following.ts';
import { mt940Statements } from './mt940.ts';
import { ofxStatements } from './ofx.ts';
import { type BankFormat, formatOf, hasBankEnding, refusalOf, refuseBytes } from './recognised.ts';
import { statementSheet } from './statementSheet.ts';

/** What a file tells of one account over some days. */
export interface AccountStatement {
  readonly account: string;
  readonly currency: string;
  readonly told: BankSheet;
}

const readers = { ofx: ofxStatements, mt940: mt940Statements, camt053: camtStatements } satisfies Record<
  BankFormat,
  unknown
>;

/** A text that is none of these may still be a sheet. */
function textOf(bytes: Uint8Array, isOurs: boolean): string | undefined {
  if (isOurs) return fileText(bytes);
  try {
    return fileText(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Reads a file in one of the formats of banks, whatever it is called. Nothing where it may be a sheet; rejects with
 * `NoBankFile` what is neither, and what is damaged.
 */
export function readBankFile(bytes: Uint8Array, name: string): readonly AccountStatement[] | undefined {
  const isOurs = hasBankEnding(name);
  if (isOurs) refuseBytes(bytes);
  const text = textOf(bytes, isOurs);
  const format = text === undefined ? undefined : formatOf(text);
  if (text === undefined || format === undefined) {
    if (isOurs) throw refusalOf(text ?? '');
    return undefined;
  }
  const statements = readers[format](text);
  if (statements.length === 0) throw new NoBankFile('no_statement');
  return following(statements).map(group => ({
    account: group[0].account,
    currency: group[0].currency,
    told: statementSheet(group),
  }));
}
