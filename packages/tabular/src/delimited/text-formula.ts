/**
 * `="0012"` is how people keep Excel from taking a number for one: the text is what is between the quotes. Any other
 * text is left as it is.
 */
export function textOfFormula(cell: string): string {
  if (!cell.startsWith('="')) return cell
  const inside = /^="((?:[^"]|"")*)"$/.exec(cell)?.[1]
  return inside === undefined ? cell : inside.replaceAll('""', '"')
}
