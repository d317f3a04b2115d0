import { EntryBar, type Entering } from '../../entry/EntryBar.tsx';
import { KeyHelp } from '../../entry/KeyHelp.tsx';
import { ReceivedOf } from './ReceivedOf.tsx';
import { UseContra } from './UseContra.tsx';
import { useReasons } from './useReasons.ts';

/** What may be done with a voucher as it is typed; one with money on the wrong side becomes a contra. */
export function VoucherBar(entering: Entering) {
  const reasons = useReasons();
  return (
    <EntryBar
      {...entering}
      reasons={reasons}
      remedy={reasons[0]?.code === 'use_contra' && <UseContra />}
      notice={<ReceivedOf />}
      help={<KeyHelp />}
    />
  );
}
