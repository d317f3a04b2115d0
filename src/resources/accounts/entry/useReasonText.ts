import { useTranslate } from 'react-admin';
import type { Violation } from '../../../../catalog/violation.ts';
import { violationArgs } from '../../../kinds/violationArgs.ts';

/** A reason in words, with the line and the field that it is about. */
export function useReasonText(): (reason: Violation) => string {
  const translate = useTranslate();
  return ({ field, code, params }) => {
    const [, name = field, row, part] = /^(items|settles)\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const text = translate(`violations.${code}`, violationArgs(params, translate));
    if (name === 'items' && row === undefined) return text;
    const place =
      name === 'items'
        ? translate('voucherPages.at_line', { line: Number(row) + 1, field: translate(`fields.${part}`) })
        : `${translate(`fields.${name}`)}:`;
    return `${place} ${text}`;
  };
}
