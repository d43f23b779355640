const KEY = 'haixuan.label.pixels-per-mm'
/** CSS says 96 pixels an inch; screens seldom keep to it. */
const STANDARD = 96 / 25.4

/** CSS pixels of a millimetre on this screen, as the user measured it. */
export function pixelsPerMm(): number {
  const kept = Number(localStorage.getItem(KEY))
  return kept > 1 && kept < 40 ? kept : STANDARD
}

export function keepPixelsPerMm(value: number): void {
  localStorage.setItem(KEY, String(value))
}
