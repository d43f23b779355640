import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageClip } from '../../document/label-document.ts'
import type { PixelBox } from '../find/ink.ts'
import { PdfImportError } from '../import-error.ts'
import { IMPORT_LIMITS } from '../import-limits.ts'
import { boundMaps } from './bound-maps.ts'
import { asPdfContext, type MakeSurface, type Surface } from './surface.ts'

/** A page that is open. Sizes are points of the page as it is read: cropped and turned. */
export interface OpenPage {
  width: number
  height: number
  turn: PageClip['turn']
  /** Draws a part of the page, of all of it without one; `scale` is pixels a point. */
  draw(scale: number, part?: PixelBox): Promise<Surface>
  /** The area of a box of pixels, in points of the page as the file draws it. */
  areaOf(box: PixelBox, scale: number): PageClip['area']
  close(): void
}

export interface OpenPdf {
  pages: number
  /** @throws {PdfImportError} for a page that cannot be read. */
  page(index: number): Promise<OpenPage>
  close(): Promise<void>
}

export interface PdfTools {
  makeSurface: MakeSurface
  /** A font of pdf.js for texts whose own is not in the file. */
  standardFont(name: string): Promise<Uint8Array>
}

/** Canvases that pdf.js asks for while it draws: patterns, masks, groups. */
function canvasFactory(makeSurface: MakeSurface) {
  return class {
    create(width: number, height: number) {
      if (width * height > IMPORT_LIMITS.pixels * 2) throw new PdfImportError('页面里的图案过大')
      return makeSurface(Math.max(1, width), Math.max(1, height))
    }
    reset(surface: Surface, width: number, height: number) {
      surface.canvas.width = width
      surface.canvas.height = height
    }
    destroy(surface: Surface) {
      surface.drop()
    }
  }
}

const isPlainName = (name: string) => /^[\w-]+\.(pfb|ttf)$/.test(name)

function optionsOf(bytes: Uint8Array, tools: PdfTools) {
  return {
    // pdf.js takes the bytes over; the importer still needs them.
    data: bytes.slice(),
    password: '',
    verbosity: 0,
    // In a worker there is no document to load fonts into: letters are drawn as outlines.
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: IMPORT_LIMITS.pixels * 4,
    CanvasFactory: canvasFactory(tools.makeSurface),
    StandardFontDataFactory: class {
      fetch({ filename }: { filename: string }) {
        if (!isPlainName(filename)) return Promise.reject(new Error(`${filename} is no font.`))
        return tools.standardFont(filename)
      }
    },
    CMapReaderFactory: class {
      fetch() {
        return Promise.reject(new Error('Character maps are not shipped.'))
      }
    },
  }
}

function refusal(error: unknown): PdfImportError {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') {
    return new PdfImportError('PDF 设有打开密码，请用密码打开后另存为没有密码的 PDF 再上传', { cause: error })
  }
  return new PdfImportError('PDF 已损坏或不是 PDF 文件，请从平台重新下载后再上传', { cause: error })
}

function checkPages(document: PDFDocumentProxy): void {
  const { numPages } = document
  if (numPages >= 1 && numPages <= IMPORT_LIMITS.pages) return
  throw new PdfImportError(
    numPages < 1
      ? 'PDF 里没有页面，请从平台重新下载后再上传'
      : `PDF 有 ${numPages} 页，一次最多 ${IMPORT_LIMITS.pages} 页，请拆成几个文件`,
  )
}

function pageOf(page: PDFPageProxy, makeSurface: MakeSurface): OpenPage {
  const { width, height } = page.getViewport({ scale: 1 })
  const isSound = [width, height].every((side) => side >= 1 && side <= IMPORT_LIMITS.side)
  if (!isSound) throw new PdfImportError('页面尺寸不正常')
  const turn = ([0, 90, 180, 270] as const).find((degrees) => degrees === page.rotate) ?? 0
  return {
    width,
    height,
    turn,
    async draw(scale, part) {
      const whole = { x: 0, y: 0, width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
      const { x, y, ...size } = part ?? whole
      const surface = makeSurface(size.width, size.height)
      surface.context.fillStyle = '#ffffff'
      surface.context.fillRect(0, 0, size.width, size.height)
      await page.render({
        canvas: null,
        canvasContext: asPdfContext(surface.context),
        viewport: page.getViewport({ scale, offsetX: -x, offsetY: -y }),
      }).promise
      return surface
    },
    areaOf(box, scale) {
      const viewport = page.getViewport({ scale })
      const [ax, ay] = viewport.convertToPdfPoint(box.x, box.y) as [number, number]
      const [bx, by] = viewport.convertToPdfPoint(box.x + box.width, box.y + box.height) as [number, number]
      // The last pixel may reach beyond the edge of the page.
      const [left, bottom, right, top] = page.view as [number, number, number, number]
      const x = Math.max(left, Math.min(ax, bx))
      const y = Math.max(bottom, Math.min(ay, by))
      return {
        x,
        y,
        width: Math.min(right, Math.max(ax, bx)) - x,
        height: Math.min(top, Math.max(ay, by)) - y,
      }
    },
    close: () => {
      page.cleanup()
    },
  }
}

/**
 * Opens a PDF to look at its pages. A password that is empty opens by itself.
 * @throws {PdfImportError} for what is no PDF, is too large, or has a password.
 */
export async function openPdf(bytes: Uint8Array, tools: PdfTools): Promise<OpenPdf> {
  if (bytes.length > IMPORT_LIMITS.fileBytes) {
    throw new PdfImportError('PDF 超过 30 MB，请分几次从平台下载')
  }
  const freeMaps = boundMaps()
  const task = getDocument(optionsOf(bytes, tools))
  let document: PDFDocumentProxy
  try {
    document = await task.promise
    checkPages(document)
  } catch (error) {
    await task.destroy().catch(() => {})
    freeMaps()
    throw error instanceof PdfImportError ? error : refusal(error)
  }
  return {
    pages: document.numPages,
    async page(index) {
      return pageOf(await document.getPage(index + 1), tools.makeSurface)
    },
    async close() {
      await task.destroy()
      freeMaps()
    },
  }
}
