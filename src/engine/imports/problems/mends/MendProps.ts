import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Field } from '#catalog/engine/fields.ts';
import type { DecimalSign } from '#catalog/engine/reading/WrittenForms.ts';
import type { ProblemGroup } from '../ProblemGroup.ts';

/** What a way to mend the cells of a group is given. */
export interface MendProps {
  readonly group: ProblemGroup;
  readonly field: Field;
  readonly entity: Entity;
  readonly busy: boolean;
  /** How the column of the field writes fractions, where it is one of numbers. */
  readonly sign?: DecimalSign | undefined;
  titleOfLine(line: number): string;
  /** Takes the new texts of cells of the field, by line. */
  onCorrect(texts: ReadonlyMap<number, string>): void;
  /** Unknown texts of the field make records along. */
  onMake(): void;
}
