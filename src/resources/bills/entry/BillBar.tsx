import { EntryBar, type Entering } from '../../ledger/entry/EntryBar.tsx';
import { KeyHelp } from '../../ledger/entry/KeyHelp.tsx';
import { useBillReasons } from './useBillReasons.ts';

/** What may be done with a bill as it is typed. */
export const BillBar = (entering: Entering) => <EntryBar {...entering} reasons={useBillReasons()} help={<KeyHelp />} />;
