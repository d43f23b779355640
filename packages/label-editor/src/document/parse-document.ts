import { BARCODE_FORMATS } from '../barcode/barcode-format.ts'
import type { ElementBase, LabelElement } from './element.ts'
import { type LabelDocument, type LabelImage, type LabelPage, SCHEMA_VERSION } from './label-document.ts'
import { PRINTER_DPI } from './length.ts'
import { migrate } from './migrations/migrate.ts'

/** What stops a file from being opened, in Chinese: what, why, what to do. */
export class DocumentError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DocumentError'
  }
}

/** Largest file and most elements that are opened. */
export const DOCUMENT_LIMITS = { characters: 20_000_000, elements: 5_000, pages: 200 } as const

type Raw = Record<string, unknown>

const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise)
const whole = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : otherwise
const number = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise
const oneOf = <T extends string | number>(value: unknown, allowed: readonly T[], otherwise: T): T =>
  allowed.find((candidate) => candidate === value) ?? otherwise
const strings = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

function base(raw: Raw, id: string): ElementBase {
  return {
    id,
    name: text(raw['name']),
    x: whole(raw['x'], 0),
    y: whole(raw['y'], 0),
    width: Math.max(0, whole(raw['width'], 0)),
    height: Math.max(0, whole(raw['height'], 0)),
    rotation: number(raw['rotation'], 0),
    isLocked: raw['isLocked'] === true,
    isHidden: raw['isHidden'] === true,
    groups: strings(raw['groups']),
  }
}

/** The fields of a foreign element that are not already held by its base. */
const withoutBase = (raw: Raw, common: ElementBase): Raw =>
  Object.fromEntries(Object.entries(raw).filter(([key]) => !Object.hasOwn(common, key)))

const SHAPES = ['line', 'arrow', 'rectangle', 'ellipse', 'polygon', 'star'] as const

/** Builds an element from allowed fields only; a kind that is not known is kept whole. */
function element(raw: Raw, id: string): LabelElement {
  const common = base(raw, id)
  switch (raw['kind']) {
    case 'text':
      return {
        ...common,
        kind: 'text',
        text: text(raw['text']),
        fontFamily: text(raw['fontFamily'], 'Noto Sans SC'),
        fontSize: Math.max(1, whole(raw['fontSize'], 120)),
        fontWeight: oneOf(raw['fontWeight'], ['normal', 'bold'], 'normal'),
        lineHeight: number(raw['lineHeight'], 1),
        letterSpacing: whole(raw['letterSpacing'], 0),
        align: oneOf(raw['align'], ['left', 'center', 'right'], 'left'),
        isVertical: raw['isVertical'] === true,
        autoFit: raw['autoFit'] === true,
        isInverse: raw['isInverse'] === true,
      }
    case 'barcode':
      return {
        ...common,
        kind: 'barcode',
        format: oneOf(raw['format'], BARCODE_FORMATS, 'code128'),
        value: text(raw['value']),
        showsText: raw['showsText'] !== false,
        moduleWidth: Math.max(1, whole(raw['moduleWidth'], 25)),
      }
    case 'shape':
      return {
        ...common,
        kind: 'shape',
        shape: oneOf(raw['shape'], SHAPES, 'rectangle'),
        strokeWidth: Math.max(0, whole(raw['strokeWidth'], 25)),
        cornerRadius: Math.max(0, whole(raw['cornerRadius'], 0)),
        isFilled: raw['isFilled'] === true,
        points: Math.max(3, Math.min(64, whole(raw['points'], 5))),
      }
    case 'image':
      return {
        ...common,
        kind: 'image',
        imageId: text(raw['imageId']),
        fit: oneOf(raw['fit'], ['contain', 'cover', 'stretch'], 'contain'),
        threshold: typeof raw['threshold'] === 'number' ? raw['threshold'] : null,
      }
    default:
      return {
        ...common,
        kind: 'unknown',
        raw: withoutBase(raw, common),
      }
  }
}

/** Only pictures that are inside the file: a document never makes the browser call an address. */
function image(raw: Raw, id: string): LabelImage[] {
  const source = text(raw['source'])
  if (!/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/.test(source)) return []
  return [{ id, source, width: whole(raw['width'], 0), height: whole(raw['height'], 0) }]
}

const records = (value: unknown): [string, Raw][] =>
  Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, Raw] => isRecord(entry[1]))

function page(raw: Raw, elements: Readonly<Record<string, LabelElement>>): LabelPage {
  return {
    id: text(raw['id']),
    width: Math.max(1, whole(raw['width'], 7_000)),
    height: Math.max(1, whole(raw['height'], 7_000)),
    borderWidth: Math.max(0, whole(raw['borderWidth'], 10)),
    order: strings(raw['order']).filter((id) => Object.hasOwn(elements, id)),
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
  const elements = Object.fromEntries(entries.map(([id, record]) => [id, element(record, id)]))
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
