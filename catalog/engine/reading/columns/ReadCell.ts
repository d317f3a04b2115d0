/** What became of a cell once its column is read. */
export interface ReadCell {
  /** In the form of the wire; a cell without goes on as it is, for the field's rule to name it. */
  readonly value?: string;
  /** Not read as its column is written, though somebody who does not see the column would take it for something else. */
  readonly isMisread?: true;
}
