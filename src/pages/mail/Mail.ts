import type { RaRecord } from 'react-admin';
import type { MailState } from '../../../catalog/mailState.ts';

/** Path of the mails below `/api/`, and so their name among the resources. */
export const OUTBOX = 'outbox';

/** A mail of the house, as the host keeps it. Instants are ISO 8601. */
export interface Mail extends RaRecord<number> {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: string;
  readonly due: string;
  readonly tries: number;
  readonly sent_at: string | null;
  readonly error: string | null;
  readonly state: MailState;
  /** No mail server is set, so that it stays here. */
  readonly is_kept: boolean;
}
