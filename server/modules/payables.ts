import type { Payable } from '../engine/context/host.ts';
import { bookingPayable } from './hajj/bookings/bookingPayable.ts';
import { claimPayable, sheetPayable } from './payroll/keepOwed.ts';
import { purchasePayable } from './purchasing/keepPurchases.ts';
import { orderPayable } from './shop/orders/orderPayable.ts';

/** Documents for which something is owed, each as its module says it. */
export const payables: readonly Payable[] = [claimPayable, sheetPayable, orderPayable, bookingPayable, purchasePayable];
