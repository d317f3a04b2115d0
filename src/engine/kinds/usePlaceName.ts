import { useTranslate } from 'react-admin';

/** Where a value stands, in words: its field, or the line and the field in it, as `items.0.party`. */
export function usePlaceName(): (field: string) => string {
  const translate = useTranslate();
  return field => {
    const [, row, part] = /^\w+\.(\d+)\.(\w+)$/.exec(field) ?? [];
    if (row === undefined) return translate(`fields.${field}`, { _: field });
    return translate('crud.lines.at', { line: Number(row) + 1, field: translate(`fields.${part}`, { _: part }) });
  };
}
