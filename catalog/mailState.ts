/** What becomes of a mail of the house: a waiting one is tried until it is sent or given up. */
export const mailStates = ['sent', 'waiting', 'failed'] as const;
export type MailState = (typeof mailStates)[number];
