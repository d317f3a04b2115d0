import { lines, ref } from '../engine/fields.ts';

/** The withholdings that a document tells of, chosen by the host as it is posted or issued. */
export const withheldItems = lines({ withheld: ref('tax_entry', { required: true }) }, { readOnly: true });
