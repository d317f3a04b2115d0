import { useTranslate } from 'react-admin';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { usePlaceName } from '#src/engine/kinds/usePlaceName.ts';
import { violationArgs } from '#src/engine/kinds/violationArgs.ts';

/** A reason in words, with the line and the field that it is about. */
export function useReasonText(): (reason: Violation) => string {
  const translate = useTranslate();
  const placeOf = usePlaceName();
  return ({ field, code, params }) => {
    const text = translate(`violations.${code}`, violationArgs(params, translate));
    // Of a choice of open items the line is that of the list, whose order is another.
    const place = field.startsWith('settles.') ? 'settles' : field;
    return field === 'items' ? text : `${placeOf(place)}: ${text}`;
  };
}
