interface Given {
  readonly type: string;
  readonly target: EventTarget | null;
  readonly dataTransfer?: DataTransfer | null;
}

/**
 * Stands in for the package of this name, by which React-Admin's file input reads what was chosen or dropped. It brings
 * a table of types by ending, for browsers that do not tell the type of a file; all that run React 19 do.
 */
export async function fromEvent({ type, target, dataTransfer }: Given): Promise<(File | DataTransferItem)[]> {
  if (!dataTransfer) return target instanceof HTMLInputElement ? [...(target.files ?? [])] : [];
  // What is still being dragged has no files yet.
  return type === 'drop' ? [...dataTransfer.files] : [...dataTransfer.items].filter(({ kind }) => kind === 'file');
}
