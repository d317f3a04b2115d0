import type { RaRecord } from 'react-admin';
import type { MailState } from '#catalog/engine/mail.ts';

/** A mail of the house, as the host keeps it. Instants are ISO 8601. */
export interface Mail extends RaRecord<number> {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: string;
  readonly sent_at: string | null;
  // How the delivery goes is told to administrators alone.
  readonly due?: string;
  readonly tries?: number;
  readonly error?: string | null;
  /** What goes with it; `size` in bytes. */
  readonly attachments?: readonly { readonly filename: string; readonly size: number }[];
  readonly state?: MailState;
  /** No mail server is set, so that it stays here. */
  readonly is_kept?: boolean;
}
