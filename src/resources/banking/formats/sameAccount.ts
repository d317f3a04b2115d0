/** Fewer digits may be a year or the number of a branch. */
const ENOUGH = 6;
const FEW = 4;

const plain = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toUpperCase();

/** Numbers in a name, whose digits may stand in groups: `AB-12 3456 789`. */
const numbersIn = (name: string): readonly string[] =>
  (name.match(/\d[\d\s./-]*\d/g) ?? []).map(plain).filter(digits => digits.length >= FEW);

/**
 * Whether the number of an account in a file is the one in the name of a ledger. Either may be a part of the other: an
 * IBAN has the account's own number in it, a name often its last digits. Unknown where the name has no number.
 */
export function sameAccount(account: string, name: string): boolean | undefined {
  const digits = plain(account).replace(/\D/g, '');
  const numbers = numbersIn(name);
  const told = digits.replace(/^0+/, '');
  if (told.length < FEW) return undefined;
  const isSame = numbers.some(number => {
    const own = number.replace(/^0+/, '');
    return digits.endsWith(number) || (own.length >= ENOUGH && (digits.includes(own) || own.endsWith(told)));
  });
  if (isSame) return true;
  return numbers.some(number => number.length >= ENOUGH) ? false : undefined;
}
