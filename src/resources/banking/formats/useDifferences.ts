import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BOOK_CURRENCY } from '#catalog/engine/money/bookCurrency.ts';
import { ledgerAccount } from '#catalog/ledger/chart/ledgerAccount.ts';
import { isBlank } from '../../../engine/kinds/blank.ts';
import type { AccountStatement } from './readBankFile.ts';
import { sameAccount } from './sameAccount.ts';

interface Differences {
  /** How the statement differs from the bank account of the form, in words. */
  readonly texts: readonly string[];
  /** Whether the account of the form could be looked at, where there is one. */
  readonly isKnown: boolean;
  /** Whether the account of the form has no number to hold that of the file against. */
  readonly isUnnumbered: boolean;
}

/** Holds whose a statement is against the bank account that is chosen in the form. */
export function useDifferences(statement: AccountStatement | undefined): Differences {
  const translate = useTranslate();
  const ledger: unknown = useWatch({ name: 'ledger' });
  const isChosen = !isBlank(ledger);
  const { data, isPending } = useGetOne<RaRecord>(
    ledgerAccount.route,
    { id: Number(ledger) },
    { enabled: isChosen && statement !== undefined },
  );
  const name = isChosen ? String(data?.['name'] ?? '') : '';
  const { account = '', currency = '' } = statement ?? {};
  const isSame = account === '' || name === '' ? undefined : sameAccount(account, name);
  const texts = [
    ...(isSame === false ? [translate('bankPages.file.other_account', { account, name })] : []),
    ...(currency !== '' && currency !== BOOK_CURRENCY
      ? [translate('bankPages.file.other_currency', { currency, own: BOOK_CURRENCY })]
      : []),
  ];
  return {
    texts,
    isKnown: !isChosen || !isPending,
    isUnnumbered: account !== '' && name !== '' && isSame === undefined,
  };
}
