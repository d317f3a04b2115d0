interface PillsProps<T extends string> {
  /** Also sets the group apart from others on the page. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly T[];
  readonly words: Readonly<Record<T, string>>;
  readonly value: T;
  /** Whether each word is in the language that its value names. */
  readonly areLanguages?: boolean;
  onChoose(value: T): void;
}

/** A small choice of one, as a row of words. */
export const Pills = <T extends string>({
  name,
  label,
  values,
  words,
  value,
  areLanguages = false,
  onChoose,
}: PillsProps<T>) => (
  <fieldset className="pills">
    <legend>{label}</legend>
    {values.map(one => (
      <label key={one} {...(areLanguages && { lang: one })}>
        <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
        <span>{words[one]}</span>
      </label>
    ))}
  </fieldset>
);
