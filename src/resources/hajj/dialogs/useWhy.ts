import { useTranslate } from 'react-admin';
import { fieldErrorsOf, messageOf } from '#src/dataProvider/failure.ts';
import { useRefusedText } from '#src/engine/commands/useRefusedText.ts';

/** Why the host refuses, in words for where no field of it stands. */
export function useWhy(): (error: unknown) => string {
  const translate = useTranslate();
  const refusedText = useRefusedText();
  return error => {
    const message = messageOf(error);
    return refusedText(fieldErrorsOf(error) ?? {}).join(' ') || translate(message, { _: message });
  };
}
