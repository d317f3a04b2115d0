import { commandNamed } from '#catalog/registry/commands.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { useOutcome } from '#src/engine/messages/useOutcome.ts';
import { overlay } from '#src/engine/onDemand/overlay.tsx';
import type { Locked } from './useEnter.ts';

const CommandDialog = overlay(async () => (await import('#src/engine/commands/CommandDialog.tsx')).CommandDialog);

/** Asks why a voucher is posted into a month that is locked, and posts it. */
export function LockedMonth({ why, draft, goOn, leave }: Locked) {
  const entity = useEntity();
  const tell = useOutcome(entity.route);
  const post = commandNamed(entity, 'post');
  if (!post) return null;
  return (
    <CommandDialog
      command={post}
      record={draft}
      reasonFor={why}
      onClose={leave}
      onDone={posted => {
        tell('voucherPages.posted', 'success', { number: posted['invoice_no'] });
        goOn(posted);
      }}
    />
  );
}
