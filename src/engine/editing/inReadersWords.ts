import { mapValues } from 'es-toolkit';
import { coded, codedIn } from '../../dataProvider/coded.ts';
import { isObject } from '../../dataProvider/isObject.ts';
import { violationArgs } from '../kinds/violationArgs.ts';
import type { Reader } from '../kinds/valueText.ts';

type Errors = Record<string, unknown>;

/** Errors of fields as a refusal has them, with the fields and roles that their texts mention put into words. */
export const inReadersWords = (errors: Errors, translate: Reader['translate']): Errors =>
  mapValues(errors, error => {
    if (isObject(error)) return inReadersWords({ ...error }, translate);
    const found = codedIn(String(error));
    return found ? coded(found.message, violationArgs(found.args, translate)) : error;
  });
