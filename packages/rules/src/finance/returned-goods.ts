/** A reversal of a sale, and the sale if it is known. */
export interface Reversal {
  minor: number
  /** Pieces that the row names; null where it names none. */
  quantity: number | null
  skuId: string | null
  /** Reason that the row gives. */
  remark: string | null
}

export interface ReversedSale {
  minor: number
  quantity: number | null
}

/** A reason by which goods stay with the buyer. */
const MONEY_ONLY = /降价补差|补差价|仅退款|部分退款/

/**
 * Pieces that came back with a reversal. A refund without goods changes money only: one that says so, that names no SKU
 * or no pieces, or that gives back a part of the amount for all the pieces. Counting those as returns makes two thirds
 * of a semi-managed store's returns false.
 */
export function returnedPieces(
  { minor, quantity, skuId, remark }: Reversal,
  sale: ReversedSale | null,
): number {
  if (quantity === null || quantity <= 0 || skuId === null) return 0
  if (remark !== null && MONEY_ONLY.test(remark)) return 0
  if (sale?.quantity === null || sale === null) return quantity
  const isAllPieces = quantity >= sale.quantity
  if (isAllPieces && Math.abs(minor) < Math.abs(sale.minor)) return 0
  return Math.min(quantity, sale.quantity)
}
