import Link from '@mui/material/Link';
import type { CellProps } from '../FieldViews.ts';

const schemes: Partial<Record<CellProps['field']['kind'], string>> = { email: 'mailto:', phone: 'tel:' };

/** An address to write to, call or visit; read from left to right in every language. */
export function LinkCell({ value, field }: CellProps) {
  const text = String(value);
  const href = `${schemes[field.kind] ?? ''}${text}`;
  // Only these schemes: a stored `javascript:` address must not become a link.
  if (!/^(mailto:|tel:|https?:\/\/)/i.test(href)) return <bdi>{text}</bdi>;
  return (
    <Link href={href} dir="ltr" underline="hover" rel="noreferrer" onClick={event => event.stopPropagation()}>
      {text}
    </Link>
  );
}
