const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/**
 * Rows of cells that were copied in a spreadsheet: parted by tabs and line ends, in quotes where a cell itself holds
 * some. Undefined for a text that is one cell alone, which is pasted as any text unless somebody
 * says that it is a block.
 */
export function pastedBlock(
  text: string,
  isBlock?: (cell: string) => boolean,
): readonly (readonly string[])[] | undefined {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  for (let cell = CELL.exec(text); cell && CELL.lastIndex <= text.length; cell = CELL.exec(text)) {
    const [, quoted, plain = '', end] = cell;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  const isBlank = (row: readonly string[]) => row.every(cell => cell.trim() === '');
  while (rows.length > 0 && isBlank(rows.at(-1) ?? [])) rows.pop();
  const [[cell = '', ...others] = []] = rows;
  return rows.length > 1 || others.length > 0 || isBlock?.(cell) ? rows : undefined;
}
