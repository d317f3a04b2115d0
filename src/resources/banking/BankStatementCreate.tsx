import { EntityCreate } from '../../engine/crud/form/EntityCreate.tsx';
import { StatementFields } from './StatementFields.tsx';

/** A new statement: its lines typed, or taken from the sheet that the bank gives. */
export const BankStatementCreate = () => <EntityCreate body={<StatementFields />} />;
