/** Share of a paid order that goes to who brought the buyer, in per cent. */
export const COMMISSION_PERCENT = 10

/** Commission on what was paid and not refunded, in fen, rounded down to a whole fen. */
export function commissionFen(netFen: number): number {
  return Math.floor((netFen * COMMISSION_PERCENT) / 100)
}
