/** Red, green and blue of `#rrggbb` (an alpha part is ignored), each 0 to 1. */
export function parseHex(hex: string): [red: number, green: number, blue: number] {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i.exec(hex)
  if (!match) throw new Error(`"${hex}" is not a colour of the form #rrggbb.`)
  return [1, 2, 3].map((part) => Number.parseInt(match[part] ?? '', 16) / 255) as [number, number, number]
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Relative luminance, 0 (black) to 1 (white), by WCAG 2.2. */
export function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map(linear) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two opaque colours, 1 to 21, by WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** `share` (0 to 1) of `other` mixed into `one`, in sRGB, as `#rrggbb`. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [parseHex(one), parseHex(other)]
  const channels = from.map((value, at) => value + ((to[at] ?? 0) - value) * share)
  return `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
