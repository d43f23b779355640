/** Text for the inside of an element or of an attribute in double quotes. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // XML knows no other control characters.
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')

/** A number of at most four places, as short as it goes. */
export const short = (value: number): string => {
  const rounded = Math.round(value * 10_000) / 10_000
  return String(Object.is(rounded, -0) ? 0 : rounded)
}
