const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32 of bytes that follow those with the checksum `before`; begin with 0. */
export function checksum(bytes: Uint8Array, before = 0): number {
  let value = ~before
  for (let at = 0; at < bytes.length; at++) {
    value = (value >>> 8) ^ (TABLE[(value ^ (bytes[at] as number)) & 0xff] as number)
  }
  return ~value >>> 0
}
