import type { LabelDocument, LabelImage } from '../../../document/label-document.ts'
import type { PictureItem } from '../../../layout/display-list.ts'
import type { ExportPart } from '../../page/export-page.ts'
import { readDataAddress } from '../../pictures/data-address.ts'
import { PictureError } from '../../pictures/picture-error.ts'
import { type ReadOther, readPicture } from '../../pictures/read-picture.ts'
import { ditherToBits, thresholdToBits } from '../../raster/one-bit.ts'
import type { PdfFile, Ref } from '../file/pdf-file.ts'
import { jpegSize } from './jpeg-size.ts'
import { PdfClips } from './pdf-clips.ts'
import { writeBits, writePixels } from './write-pixels.ts'

/** A picture in the file; it fills the unit square, as PDF draws pictures. */
interface PdfPicture {
  name: string
  ref: Ref
}

const SPACES: Readonly<Record<number, string>> = {
  1: '/DeviceGray',
  3: '/DeviceRGB',
  // Programs that write printing inks into JPEG write them inverted.
  4: '/DeviceCMYK/Decode[1 0 1 0 1 0 1 0]',
}

/** The pictures of one PDF: each is written once, however many labels show it. */
export class PdfPictures {
  private readonly file: PdfFile
  private readonly images: LabelDocument['images']
  private readonly clips: PdfClips
  private readonly readOther: ReadOther | undefined
  private readonly made = new Map<string, PdfPicture>()

  constructor(
    file: PdfFile,
    { images, pdfs }: Pick<LabelDocument, 'images' | 'pdfs'>,
    readOther?: ReadOther,
  ) {
    this.file = file
    this.readOther = readOther
    this.images = images
    this.clips = new PdfClips(file, pdfs)
  }

  /**
   * Writes the pictures of some parts of a page that are not in the file yet.
   * @throws {PictureError} when one cannot be read.
   */
  async prepare(parts: readonly ExportPart[]): Promise<void> {
    for (const { blocks } of parts) {
      for (const { items } of blocks) {
        for (const item of items) if (item.kind === 'picture') await this.make(item)
      }
    }
  }

  /** A picture that was prepared; null when the document does not have it. */
  get(item: PictureItem): PdfPicture | null {
    return this.made.get(keyOf(item)) ?? null
  }

  private async make(item: PictureItem): Promise<void> {
    const key = keyOf(item)
    const image = this.images[item.imageId]
    if (!image || this.made.has(key)) return
    const written = image.clip ? await this.clips.write(image.clip) : await this.write(image, item)
    this.made.set(key, { name: `P${written}`, ref: written })
  }

  private async write(image: LabelImage, { threshold, isDithered }: PictureItem): Promise<Ref> {
    if (threshold === null && image.source.startsWith('data:image/jpeg')) return this.writeJpeg(image)
    const pixels = await readPicture(image, this.readOther)
    if (threshold === null) return writePixels(this.file, pixels)
    if (isDithered) ditherToBits(pixels, threshold)
    else thresholdToBits(pixels, threshold)
    return writeBits(this.file, pixels)
  }

  /** A photograph as it is: reading and writing it again would only make it larger. */
  private writeJpeg(image: LabelImage): Ref {
    const { bytes } = readDataAddress(image.source)
    const size = jpegSize(bytes)
    if (!size) throw new PictureError('标签里有一张 JPG 图片已损坏，不能印出，请删除后重新添加')
    const { width, height, channels } = size
    return this.file.rawStream(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${SPACES[channels]}/BitsPerComponent 8/Filter/DCTDecode`,
      bytes,
    )
  }
}

const keyOf = ({ imageId, threshold, isDithered }: PictureItem) => `${imageId} ${threshold} ${isDithered}`
