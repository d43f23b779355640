import { deliveryFee } from './delivery-fee.ts'

/** Fen, with delivery. */
export function orderTotal(amount: number): number {
  return amount + deliveryFee(amount)
}
