import { useTranslate } from 'react-admin';
import { codedIn } from '../../dataProvider/coded.ts';
import { isObject } from '../../dataProvider/isObject.ts';
import { usePlaceName } from '../kinds/usePlaceName.ts';
import { violationArgs } from '../kinds/violationArgs.ts';

/** Errors of fields as a refusal has them, in words that name each field: for where the fields themselves are not. */
export function useRefusedText(): (errors: Readonly<Record<string, unknown>>) => readonly string[] {
  const translate = useTranslate();
  const placeOf = usePlaceName();
  const textOf = (error: unknown): string => {
    const said = String(error);
    const coded = codedIn(said);
    return coded ? translate(coded.message, violationArgs(coded.args, translate)) : said;
  };
  return errors =>
    Object.entries(errors).map(([field, error]) =>
      // What is said of the whole is of no field.
      isObject(error) ? textOf(error['serverError']) : `${placeOf(field)}: ${textOf(error)}`,
    );
}
