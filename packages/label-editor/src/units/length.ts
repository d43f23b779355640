/**
 * A length in the document: an integer in hundredths of a millimetre. Pixels, points and printer dots exist only
 * where something is drawn.
 */
export type Length = number

export const UNITS_PER_MM = 100
/** Canvas pixels of a millimetre at scale 1: `proportion` 10 of the specification, section 3. */
export const CANVAS_PX_PER_MM = 10

/** Printer resolutions that labels are made for, dots per inch. */
export const PRINTER_DPI = [203, 300, 600] as const
export type PrinterDpi = (typeof PRINTER_DPI)[number]

/** @param mm Millimetres, any precision. Rounds to the nearest hundredth. */
export const fromMm = (mm: number): Length => Math.round(mm * UNITS_PER_MM)

export const toMm = (length: Length): number => length / UNITS_PER_MM

/** Printer dots of a length, not rounded. */
export const toDots = (length: Length, dpi: PrinterDpi): number => (toMm(length) / 25.4) * dpi

/** Length of a whole number of printer dots, rounded to the document's grid. */
export const fromDots = (dots: number, dpi: PrinterDpi): Length => fromMm((dots * 25.4) / dpi)
