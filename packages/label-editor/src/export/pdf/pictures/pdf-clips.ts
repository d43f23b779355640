import type { LabelDocument, PageClip } from '../../../document/label-document.ts'
import { joinBytes } from '../../join-bytes.ts'
import type { Matrix } from '../../page/matrix.ts'
import { readDataAddress } from '../../pictures/data-address.ts'
import { PictureError } from '../../pictures/picture-error.ts'
import { type PdfFile, type Ref, ref } from '../file/pdf-file.ts'
import { nums } from '../file/pdf-text.ts'

type PdfLib = typeof import('pdf-lib')

/** From the part of a page, turned as it is read, to the unit square. */
function toUnitSquare({ area, turn }: PageClip): Matrix {
  const { x, y, width, height } = area
  switch (turn) {
    case 0:
      return [1 / width, 0, 0, 1 / height, -x / width, -y / height]
    case 90:
      return [0, -1 / width, 1 / height, 0, -y / height, 1 + x / width]
    case 180:
      return [-1 / width, 0, 0, -1 / height, 1 + x / width, 1 + y / height]
    case 270:
      return [0, 1 / width, -1 / height, 0, 1 + y / height, -x / width]
  }
}

/** An opened file whose objects are copied into ours as they are needed, shared ones once. */
interface Source {
  lib: PdfLib
  pages: readonly import('pdf-lib').PDFPage[]
  copier: import('pdf-lib').PDFObjectCopier
  /** Where copies are gathered; numbered as our file numbers its objects. */
  gathered: import('pdf-lib').PDFContext
}

async function open(bytes: Uint8Array): Promise<Source> {
  const lib = await import('pdf-lib')
  const document = await lib.PDFDocument.load(bytes, { password: '', updateMetadata: false })
  const gathered = lib.PDFContext.create()
  return {
    lib,
    pages: document.getPages(),
    copier: lib.PDFObjectCopier.for(document.context, gathered),
    gathered,
  }
}

/** Parts of pages of other PDFs as forms: they stay the vectors they are. */
export class PdfClips {
  private readonly file: PdfFile
  private readonly pdfs: LabelDocument['pdfs']
  private readonly sources = new Map<string, Promise<Source>>()

  constructor(file: PdfFile, pdfs: LabelDocument['pdfs']) {
    this.file = file
    this.pdfs = pdfs
  }

  /**
   * Writes a part of a page; it fills the unit square.
   * @throws {PictureError} when the file or the page cannot be read.
   */
  async write(clip: PageClip): Promise<Ref> {
    try {
      return this.embed(await this.sourceOf(clip.pdfId), clip)
    } catch (cause) {
      if (cause instanceof PictureError) throw cause
      throw new PictureError(`导入的 PDF 第 ${clip.page + 1} 页不能放到标签上，请重新导入这个文件`, { cause })
    }
  }

  private sourceOf(pdfId: string): Promise<Source> {
    const known = this.sources.get(pdfId)
    if (known) return known
    const pdf = this.pdfs[pdfId]
    if (!pdf) throw new PictureError('标签里的 PDF 文件丢失，请重新导入')
    const opening = open(readDataAddress(pdf.source).bytes)
    this.sources.set(pdfId, opening)
    return opening
  }

  private embed(source: Source, clip: PageClip): Ref {
    const page = source.pages[clip.page]
    if (!page) throw new RangeError(`no page ${clip.page}`)
    const resources = this.copy(source, page.node.Resources() ?? page.node.context.obj({}))
    const { x, y, width, height } = clip.area
    const box = nums([x, y, x + width, y + height])
    const entries = `/Type/XObject/Subtype/Form/BBox[${box}]/Matrix[${nums(toUnitSquare(clip), 9)}]/Resources ${ref(resources)}`
    const streams = contentsOf(source.lib, page)
    const [only] = streams
    // What is packed the usual way already stays packed.
    if (only && streams.length === 1 && isDeflated(source.lib, only))
      return this.file.rawStream(`${entries}/Filter/FlateDecode`, only.contents)
    return this.file.stream(entries, joined(source.lib, streams))
  }

  /** Copies an object with all it refers to that is not in our file yet. */
  private copy({ lib, copier, gathered }: Source, object: import('pdf-lib').PDFObject): Ref {
    const at = this.file.reserve()
    // Our numbers continue where theirs end, so that what was copied needs no new numbers.
    gathered.largestObjectNumber = at
    this.writeForeign(copier.copy(object), at)
    const last = gathered.largestObjectNumber
    if (last > at) this.file.reserve(last - at)
    for (let number = at + 1; number <= last; number++) {
      const copied = gathered.lookup(lib.PDFRef.of(number))
      if (copied) this.writeForeign(copied, number)
    }
    return at
  }

  private writeForeign(object: import('pdf-lib').PDFObject, at: Ref): void {
    const body = new Uint8Array(object.sizeInBytes())
    object.copyBytesInto(body, 0)
    this.file.foreign(body, at)
  }
}

type RawStream = import('pdf-lib').PDFRawStream

function contentsOf(lib: PdfLib, page: import('pdf-lib').PDFPage): RawStream[] {
  const contents = page.node.Contents()
  const streams = contents instanceof lib.PDFArray ? contents.asArray() : contents ? [contents] : []
  return streams.flatMap((entry) => {
    const stream = page.node.context.lookup(entry)
    return stream instanceof lib.PDFRawStream ? [stream] : []
  })
}

function isDeflated(lib: PdfLib, { dict }: RawStream): boolean {
  return (
    dict.lookup(lib.PDFName.of('Filter')) === lib.PDFName.of('FlateDecode') &&
    dict.lookup(lib.PDFName.of('DecodeParms')) === undefined
  )
}

const SPACE = new Uint8Array([0x20])

/** Contents of a page one after the other, with a space between them as between their own words. */
function joined(lib: PdfLib, streams: readonly RawStream[]): Uint8Array {
  const parts = streams.map((stream) => lib.decodePDFRawStream(stream).decode())
  return joinBytes(parts.flatMap((part) => [part, SPACE]))
}
