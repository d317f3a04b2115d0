/** What the peer draws a column or an input from; the build puts the lists in, so that no catalogue is loaded. */
export interface PeerField {
  readonly name: string;
  readonly kind: string;
  readonly values: readonly string[];
}

declare global {
  var PEER_COLUMNS: readonly string[];
  var PEER_INPUTS: readonly PeerField[];
}
