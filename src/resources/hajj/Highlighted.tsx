import { highlight } from './highlight.ts';

/** A text in which what the search found is marked. */
export const Highlighted = ({ text, query }: { readonly text: string; readonly query: string }) => (
  <bdi>
    {highlight(text, query).map((piece, at) =>
      // Pieces have no name but their place, and never change it.
      // oxlint-disable-next-line react/no-array-index-key
      piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text,
    )}
  </bdi>
);
