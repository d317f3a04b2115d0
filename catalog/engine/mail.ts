/** Paths of one's own mail and of all mails below `/api/`, and so their names among the resources. */
export const INBOX = 'inbox';
export const OUTBOX = 'outbox';

export const INBOX_PATH = '/apps/mail';
export const OFFICE_PATH = '/apps/mail/office';

/** What becomes of a mail of the house: a waiting one is tried until it is sent or given up. */
export const mailStates = ['sent', 'waiting', 'failed'] as const;
export type MailState = (typeof mailStates)[number];
