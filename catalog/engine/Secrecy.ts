/** Values that make a record confidential, and the permission of those for whom it is not. */
export interface Secrecy {
  readonly among: readonly string[];
  readonly extraPermission: string;
}
