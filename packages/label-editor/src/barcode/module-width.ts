import { fromDots, type Length, type PrinterDpi, toDots } from '../units/length.ts'
import { type BarcodeFormat, formatRecord } from './barcode-format.ts'

/** A module as a printer makes it. */
export interface PrintedModule {
  /** Whole printer dots, at least one. */
  dots: number
  /** Exact width in hundredths of a millimetre; not rounded, so that a hundred modules are as long as a hundred dots. */
  width: number
}

/** The module that a printer makes of an asked width: the nearest whole number of dots. */
export function printedModule(asked: Length, dpi: PrinterDpi): PrintedModule {
  const dots = Math.max(1, Math.round(toDots(asked, dpi)))
  return { dots, width: (dots * 2540) / dpi }
}

/** Narrowest module that scanners are held to read, in hundredths of a millimetre. */
export const narrowestModule = (format: BarcodeFormat): number => formatRecord(format).narrowestModule

/** The narrowest module of whole dots that a format allows. */
export function leastModuleWidth(format: BarcodeFormat, dpi: PrinterDpi): Length {
  const dots = Math.ceil((narrowestModule(format) * dpi) / 2540)
  return fromDots(dots, dpi)
}
