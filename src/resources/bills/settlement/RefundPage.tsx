import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { PaperTool } from '../../papers/PaperTool.tsx';

const paper = <PaperTool kind="refund" label="voucherPages.print" />;

/** Money that goes back, and the way to its receipt. */
export const RefundPage = () => <EntityPage above={paper} aboveReading={paper} />;
