import { onDemand } from '../../onDemand/onDemand.tsx';
import { placeholder } from '../../onDemand/placeholder.tsx';

/** The editor is larger than everything else of a form, so it comes by itself. */
export const LazyRichTextInput = onDemand(
  async () => (await import('./RichTextEditor.tsx')).RichTextEditor,
  placeholder('14rem'),
);
