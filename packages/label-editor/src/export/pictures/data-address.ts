import { PictureError } from './picture-error.ts'

/** What a `data:` address holds. */
interface DataAddress {
  /** `image/png` */
  type: string
  bytes: Uint8Array
}

/** @throws {PictureError} when it is no base64 `data:` address. */
export function readDataAddress(source: string): DataAddress {
  const comma = source.indexOf(',')
  const [, type] = /^data:([a-z]+\/[a-z0-9.+-]+);base64$/i.exec(source.slice(0, comma)) ?? []
  if (!type) throw new PictureError('标签里有一张图片的数据不完整，请删除后重新添加')
  const text = atob(source.slice(comma + 1))
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return { type: type.toLowerCase(), bytes }
}
