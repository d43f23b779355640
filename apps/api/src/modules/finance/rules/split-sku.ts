/** What one cell of the 2025 generation joins: `SKU ID_SKU货号_SKU名称_SKU属性_销售数量`. */
export interface CombinedSku {
  skuId: string
  skuCode: string | null
  skuName: string | null
  quantity: number
}

/**
 * Splits the joined cell from both ends, because codes, names and properties may hold `_` themselves. The code then is
 * the first part behind the id: a code with `_` cannot be told from the name, so only the id and the quantity are sure.
 * Null for a cell that is not written so.
 */
export function splitSku(text: string | null): CombinedSku | null {
  if (text === null) return null
  const [, skuId, middle, quantity] = /^(\d{6,})_(.*)_(\d{1,9})$/s.exec(text.trim()) ?? []
  if (skuId === undefined || middle === undefined || quantity === undefined) return null
  const [code = '', name = ''] = middle.split('_')
  return { skuId, skuCode: code.trim() || null, skuName: name.trim() || null, quantity: Number(quantity) }
}
