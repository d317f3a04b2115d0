import { SettlementPanel } from '../settlement/SettlementPanel.tsx';
import { useNoteSettlement } from './useNoteSettlement.ts';

/** What a note settles. */
export const NoteSettlement = () => <SettlementPanel {...useNoteSettlement()} />;
