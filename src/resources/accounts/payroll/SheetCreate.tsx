import { DocumentCreate } from '../../purchasing/DocumentCreate.tsx';
import { SheetFields } from './SheetFields.tsx';

/** A new sheet. Its employees can be filled in once it is saved. */
export const SheetCreate = () => <DocumentCreate day="sheet_date" body={<SheetFields />} />;
