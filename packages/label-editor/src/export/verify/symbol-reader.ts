import type { BarcodeFormat } from '../../barcode/barcode-format.ts'

/** A picture of a symbol: four bytes a pixel. */
export interface SymbolPicture {
  width: number
  height: number
  data: Uint8ClampedArray
}

/**
 * Another program that reads symbols. Answers the texts it found, best first; none when it found nothing.
 * @param format Null for a code of which nothing is known.
 */
export type SymbolReader = (
  picture: SymbolPicture,
  format: BarcodeFormat | null,
) => Promise<readonly string[]>
