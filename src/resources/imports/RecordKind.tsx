import { useTranslate } from 'react-admin';

interface RecordKindProps {
  /** Wire name of an entity. */
  readonly name: unknown;
}

/** What the records of an import are called, many of them. */
export function RecordKind({ name }: RecordKindProps) {
  const translate = useTranslate();
  return <>{translate(`entities.${String(name)}`, { smart_count: 2 })}</>;
}
