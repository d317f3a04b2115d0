import { Said } from './Said.tsx';

/** Texts of a paper, each on a line of its own. */
export const SheetTexts = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text, at) => (
    // Two of them may be the same.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={at}>
      <Said text={text} />
    </div>
  ));
