const HEADS = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  webp: Buffer.from('RIFF0000WEBP', 'latin1'),
}

/** Bytes that begin as a picture does; `seed` makes different ones. */
export function pictureBytes(length: number, seed = 0, kind: keyof typeof HEADS = 'png'): Buffer {
  const bytes = Buffer.alloc(length)
  for (let at = 0; at < length; at++) bytes[at] = (at * 31 + seed * 17 + (at >> 8) * seed) % 256
  HEADS[kind].copy(bytes)
  return bytes
}

export const dataUrl = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`

/** The text of a document with these images, by id. */
export const documentWith = (sources: Readonly<Record<string, string>>, more: object = {}) =>
  JSON.stringify({
    ...{ schemaVersion: 5, name: '欧代标签', pages: [], elements: {} },
    images: Object.fromEntries(
      Object.entries(sources).map(([id, source]) => [id, { source, width: 1, height: 1 }]),
    ),
    ...more,
  })
