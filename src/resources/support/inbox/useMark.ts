import { INBOX } from '#catalog/engine/mail.ts';
import { useCall } from '#src/dataProvider/useCall.ts';
import { messageOf } from '#src/dataProvider/failure.ts';
import { useOutcome } from '#src/engine/messages/useOutcome.ts';

interface Marks {
  readonly ids: readonly string[];
  readonly read?: boolean;
  readonly starred?: boolean;
  readonly trashed?: boolean;
}

/** Marks what stands in one's inbox; a failure is told, and the next try takes it away. */
export function useMark() {
  const tell = useOutcome(INBOX);
  const { mutate, isPending } = useCall<Marks, unknown>(
    (host, body) => host.ask('/api/inbox', { method: 'PATCH', body }),
    { touches: [INBOX] },
  );
  const mark = (marks: Marks, onDone?: () => void) =>
    mutate(marks, {
      onSuccess: () => onDone?.(),
      onError: error => tell(messageOf(error), 'error'),
    });
  return { mark, isPending };
}
