/** A point of a TrueType outline, in thousandths of the em, y upwards from the baseline. */
export interface GlyphPoint {
  x: number
  y: number
  /** On the curve, or the handle of a quadratic curve. */
  isOn: boolean
}

/** The shape of a character at a weight. Filled by the non-zero rule; contours may overlap. */
export interface GlyphOutline {
  contours: readonly (readonly GlyphPoint[])[]
  /** Thousandths of the em: the advance that the layout works with. */
  advance: number
}
