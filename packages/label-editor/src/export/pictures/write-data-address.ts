/** Bytes as `data:…;base64,…`. */
export function dataAddress(bytes: Uint8Array, type: string): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8_192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  }
  return `data:${type};base64,${btoa(binary)}`
}
