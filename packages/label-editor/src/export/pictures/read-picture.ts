import type { LabelImage } from '../../document/label-document.ts'
import type { Pixels } from '../raster/scale-picture.ts'
import { readDataAddress } from './data-address.ts'
import { PictureError } from './picture-error.ts'
import { readPng } from './read-png.ts'

/** Memory that reading a JPEG may take, in MB. */
const JPEG_MEMORY_MB = 256

async function readJpeg(bytes: Uint8Array): Promise<Pixels> {
  const { decode } = await import('jpeg-js')
  const { data, width, height } = decode(bytes, {
    useTArray: true,
    maxMemoryUsageInMB: JPEG_MEMORY_MB,
    maxResolutionInMP: 25,
  })
  return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength), width, height }
}

/** Reads the kinds of pictures that only a browser knows; null for a kind that it does not know either. */
export type ReadOther = (type: string, bytes: Uint8Array) => Promise<Pixels | null>

/**
 * Pixels of a picture of the document. PNG and JPEG are read by code of our own everywhere, so that Node and every
 * browser print the same dots.
 * @param readOther For WebP; without it WebP is refused.
 * @throws {PictureError} when it cannot be read.
 */
export async function readPicture(
  image: Pick<LabelImage, 'source'>,
  readOther: ReadOther = async () => null,
): Promise<Pixels> {
  const { type, bytes } = readDataAddress(image.source)
  try {
    if (type === 'image/png') return readPng(bytes)
    if (type === 'image/jpeg') return await readJpeg(bytes)
    const other = await readOther(type, bytes)
    if (other) return other
    throw new PictureError('这里不能读取 WebP 图片，请在编辑器里重新添加这张图片，它会存成 PNG')
  } catch (cause) {
    if (cause instanceof PictureError) throw cause
    throw new PictureError('标签里有一张图片已损坏，不能印出，请删除后重新添加', { cause })
  }
}
