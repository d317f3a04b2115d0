import { SettlementPanel } from '#src/resources/bills/settlement/SettlementPanel.tsx';
import { useVoucherSettlement } from './useVoucherSettlement.ts';

/** What the lines of a voucher settle, where they name a party. */
export const VoucherSettlement = () => <SettlementPanel {...useVoucherSettlement()} />;
