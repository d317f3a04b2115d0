interface BecomesProps {
  readonly text: string;
  readonly full: string;
}

/** What stands in a cell, and what becomes of it; in every language in this direction, each in its own. */
export function Becomes({ text, full }: BecomesProps) {
  return (
    <bdi dir="ltr">
      <bdi>{text}</bdi>
      {' → '}
      <bdi>{full}</bdi>
    </bdi>
  );
}
