import { longText } from './fields.ts';

/** Why a command is given, where it asks for that; it stands in the history. */
export const commandReason = longText({ required: true, max: 500 });
