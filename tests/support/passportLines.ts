import { checkDigit } from '../../catalog/hajj/zones/checkDigit.ts';

interface Holder {
  readonly surname: string;
  readonly given: string;
  readonly number: string;
  /** `YYMMDD`. */
  readonly birth?: string;
  readonly sex?: 'M' | 'F';
}

const guarded = (field: string): string => field + checkDigit(field);

/** The two lines at the foot of a passport, with digits that are right. */
export function passportLines({ surname, given, number, birth = '800101', sex = 'M' }: Holder): string {
  const document = guarded(number.padEnd(9, '<'));
  const [born, until] = [guarded(birth), guarded('340101')];
  const personal = `${'<'.repeat(14)}0`;
  const names = `P<BGD${surname}<<${given.replaceAll(' ', '<')}`.toUpperCase().padEnd(44, '<');
  const whole = checkDigit(document + born + until + personal);
  return `${names}\n${document}BGD${born}${sex}${until}${personal}${whole}`;
}
