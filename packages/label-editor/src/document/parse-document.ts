import { PRINTER_DPI } from '../units/length.ts'
import type { LabelElement } from './element.ts'
import {
  type LabelDocument,
  type LabelImage,
  type LabelPage,
  type LabelPdf,
  type PageClip,
  type PageGuide,
  SCHEMA_VERSION,
} from './label-document.ts'
import { migrate } from './migrations/migrate.ts'
import { parseElement } from './parse-element.ts'
import { isRecord, number, oneOf, type Raw, records, strings, text, whole } from './raw.ts'

/** What stops a file from being opened, in Chinese: what, why, what to do. */
export class DocumentError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DocumentError'
  }
}

/** Largest file and most elements that are opened. */
export const DOCUMENT_LIMITS = { characters: 20_000_000, elements: 5_000, pages: 200 } as const

/** Only pictures that are inside the file: a document never makes the browser call an address. */
function image(raw: Raw, id: string): LabelImage[] {
  const source = text(raw['source'])
  if (!/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/.test(source)) return []
  const found = clip(raw['clip'])
  const size = { width: whole(raw['width'], 0), height: whole(raw['height'], 0) }
  return [{ id, source, ...size, ...(found ? { clip: found } : {}) }]
}

/** Largest side of a page of a PDF in points (ISO 32000-2, table 31, with the largest user unit apart). */
const LONGEST_SIDE = 14_400

/** More characters than any symbology holds. */
const LONGEST_CODE = 8_000

/** A part of a page; null for one of no size or beyond every page. */
function clip(raw: unknown): PageClip | null {
  if (!isRecord(raw) || !isRecord(raw['area'])) return null
  const part = raw['area']
  const points = (name: string) => number(part[name], 0)
  const area = { x: points('x'), y: points('y'), width: points('width'), height: points('height') }
  const isSound =
    Math.min(area.width, area.height) > 0 &&
    Object.values(area).every((value) => Math.abs(value) <= LONGEST_SIDE) &&
    text(raw['pdfId']) !== ''
  if (!isSound) return null
  return {
    pdfId: text(raw['pdfId']),
    page: Math.max(0, whole(raw['page'], 0)),
    area,
    turn: oneOf(raw['turn'], [0, 90, 180, 270], 0),
    ...(text(raw['code']) === '' ? {} : { code: text(raw['code']).slice(0, LONGEST_CODE) }),
  }
}

function pdf(raw: Raw, id: string): LabelPdf[] {
  const source = text(raw['source'])
  return /^data:application\/pdf;base64,[A-Za-z0-9+/=]+$/.test(source) ? [{ id, source }] : []
}

const guides = (raw: unknown): PageGuide[] =>
  (Array.isArray(raw) ? raw : [])
    .filter(isRecord)
    .map((guide) => ({ axis: oneOf(guide['axis'], ['x', 'y'], 'x'), at: whole(guide['at'], 0) }))

/** A side of a label, at most the metre that can be set by hand. */
const side = (value: unknown) => Math.max(1, Math.min(100_000, whole(value, 7_000)))

function page(raw: Raw, elements: Readonly<Record<string, LabelElement>>): LabelPage {
  return {
    id: text(raw['id']),
    width: side(raw['width']),
    height: side(raw['height']),
    borderWidth: Math.max(0, whole(raw['borderWidth'], 10)),
    order: strings(raw['order']).filter((id) => Object.hasOwn(elements, id)),
    guides: guides(raw['guides']),
  }
}

/**
 * Opens a saved document of any version.
 * @throws {DocumentError} when the text is no label, is too large, or was written by a newer version.
 */
export function parseDocument(source: string): LabelDocument {
  if (source.length > DOCUMENT_LIMITS.characters)
    throw new DocumentError('标签文件超过 20 MB，请减少图片后重试')
  let raw: unknown
  try {
    raw = JSON.parse(source)
  } catch {
    throw new DocumentError('这不是标签文件：内容不是有效的 JSON，请选择本工具导出的文件')
  }
  if (!isRecord(raw)) throw new DocumentError('这不是标签文件，请选择本工具导出的文件')
  const current = migrate(raw)
  if (!current) throw new DocumentError('此标签由更新的版本保存，请刷新页面更新后再打开')
  const entries = records(current['elements'])
  const pages = Array.isArray(current['pages']) ? current['pages'].filter(isRecord) : []
  if (entries.length > DOCUMENT_LIMITS.elements || pages.length > DOCUMENT_LIMITS.pages) {
    throw new DocumentError(`标签过大：最多 ${DOCUMENT_LIMITS.pages} 页、${DOCUMENT_LIMITS.elements} 个元素`)
  }
  if (pages.length === 0) throw new DocumentError('标签文件里没有页面，请选择其他文件')
  const elements = Object.fromEntries(entries.map(([id, record]) => [id, parseElement(record, id)]))
  return {
    schemaVersion: SCHEMA_VERSION,
    id: text(current['id']),
    name: text(current['name'], '未命名标签'),
    isMyTemplate: current['isMyTemplate'] === true,
    dpi: oneOf(current['dpi'], PRINTER_DPI, 203),
    pages: pages.map((record) => page(record, elements)),
    elements,
    images: Object.fromEntries(
      records(current['images']).flatMap(([id, record]) => image(record, id).map((found) => [id, found])),
    ),
    pdfs: Object.fromEntries(
      records(current['pdfs']).flatMap(([id, record]) => pdf(record, id).map((found) => [id, found])),
    ),
  }
}

/** The text that is saved. Elements of unknown kinds go back as they came, at their new place. */
export function serializeDocument(document: LabelDocument): string {
  const elements = Object.fromEntries(
    Object.entries(document.elements).map(([id, item]) => {
      if (item.kind !== 'unknown') return [id, item]
      const { raw, kind: _kind, ...placed } = item
      return [id, { ...raw, ...placed }]
    }),
  )
  return JSON.stringify({ ...document, elements })
}
