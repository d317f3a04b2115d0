/** The host cannot start as it was asked to. The message is one sentence for whoever started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
