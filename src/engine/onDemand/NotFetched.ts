/** A part of the program did not come: the host is out of reach, or has another version by now. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}
