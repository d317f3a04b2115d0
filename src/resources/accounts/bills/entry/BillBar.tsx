import { EntryBar, type Entering } from '../../entry/EntryBar.tsx';
import { KeyHelp } from '../../entry/KeyHelp.tsx';
import { useBillReasons } from './useBillReasons.ts';

/** What may be done with a bill as it is typed. */
export const BillBar = (entering: Entering) => <EntryBar {...entering} reasons={useBillReasons()} help={<KeyHelp />} />;
