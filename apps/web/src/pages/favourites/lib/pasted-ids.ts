import { isItemId } from '@haixuan/rules'

/** What marketplaces call the id in the address of a product or a shop. */
const IN_QUERY = ['goods_id', 'mall_id', 'id', 'productId', 'product_id', 'seller_id']

function idOfLine(line: string): string | null {
  if (isItemId(line)) return line
  if (!URL.canParse(line)) return null
  const { searchParams, pathname } = new URL(line)
  const said = IN_QUERY.map((name) => searchParams.get(name)).find((id) => id !== null)
  const id = said ?? /(\d{6,40})(?:\.html)?\/?$/.exec(pathname)?.[1]
  return id !== undefined && isItemId(id) ? id : null
}

/**
 * Ids out of what was pasted: one id or link a line, or several ids with commas between them.
 * @returns ids, each once, and the lines that hold none
 */
export function pastedIds(text: string): { ids: string[]; strange: string[] } {
  const lines = text
    .split(/\n/)
    .flatMap((line) => (line.includes('://') ? [line] : line.split(/[,，;；\s]+/)))
    .map((line) => line.trim())
    .filter(Boolean)
  const found = lines.map((line) => ({ line, id: idOfLine(line) }))
  return {
    ids: [...new Set(found.flatMap(({ id }) => id ?? []))],
    strange: found.filter(({ id }) => id === null).map(({ line }) => line),
  }
}
