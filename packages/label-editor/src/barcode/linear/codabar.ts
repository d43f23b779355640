/** Start and stop letters of a Codabar value and what stands between: those that were typed, or A and A. */
export function codabarParts(value: string): { start: string; body: string; stop: string } {
  const [, start = 'A', body = value, stop = 'A'] = /^([A-D])(.*)([A-D])$/s.exec(value) ?? []
  return { start, body, stop }
}
