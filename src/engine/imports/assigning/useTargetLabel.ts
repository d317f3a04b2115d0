import { useTranslate } from 'react-admin';
import type { Target } from '../assign/Proposal.ts';

/** Says what a column becomes. */
export function useTargetLabel(): (target: Target) => string {
  const translate = useTranslate();
  const label = (name: string) => translate(`fields.${name}`, { _: name });
  return target => {
    if (target.kind === 'left') return translate('crud.import.assign.left');
    if (target.kind === 'field') return label(target.name);
    if (target.kind === 'line') {
      const field = target.name === 'side' ? translate('crud.import.lines.side') : label(target.name);
      return translate('crud.import.lines.of_line', { field });
    }
    return translate(`crud.import.assign.split.${target.by}`, {
      first: label(target.names[0]),
      second: label(target.names[1]),
    });
  };
}
