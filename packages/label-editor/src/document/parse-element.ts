import { BARCODE_FORMATS } from '../barcode/barcode-format.ts'
import type { ElementBase, ImageElement, LabelElement, PathNode, TableElement } from './element.ts'
import { isRecord, number, oneOf, type Raw, strings, text, whole } from './raw.ts'

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

/** Most rows and columns of a table. */
const TABLE_LIMIT = 50

const SHAPES = ['line', 'arrow', 'rectangle', 'ellipse', 'polygon', 'star', 'path'] as const

const ALIGNMENTS = ['left', 'center', 'right'] as const

/** Most places that a path runs through. */
const NODE_LIMIT = 500

/** A node's place and its handles; the box holds the line, but handles may reach far out of it. */
function pathNodes(raw: unknown): PathNode[] {
  const share = (value: unknown) => Math.max(-100, Math.min(100, number(value, 0)))
  const vector = (value: unknown) => (isRecord(value) ? { x: share(value['x']), y: share(value['y']) } : null)
  return (Array.isArray(raw) ? raw : [])
    .filter(isRecord)
    .slice(0, NODE_LIMIT)
    .map(({ x, y, before, after }) => ({
      ...{ x: share(x), y: share(y) },
      ...{ before: vector(before), after: vector(after) },
    }))
}

/** Shares of a picture that are cut off; whatever would leave nothing is not cut. */
function crop(raw: unknown): ImageElement['crop'] {
  const share = (side: string) => Math.max(0, Math.min(0.99, number(isRecord(raw) ? raw[side] : 0, 0)))
  const cut = { left: share('left'), top: share('top'), right: share('right'), bottom: share('bottom') }
  const isSound = cut.left + cut.right < 1 && cut.top + cut.bottom < 1
  return isSound ? cut : { left: 0, top: 0, right: 0, bottom: 0 }
}

function grid(raw: Raw): Pick<TableElement, 'columns' | 'cells'> {
  const columns = (Array.isArray(raw['columns']) ? raw['columns'] : [])
    .slice(0, TABLE_LIMIT)
    .map((share) => Math.max(0.01, number(share, 1)))
  const shares = columns.length > 0 ? columns : [1]
  const rows = (Array.isArray(raw['cells']) ? raw['cells'] : []).slice(0, TABLE_LIMIT)
  const cells = rows.map((row) => shares.map((_, at) => text(Array.isArray(row) ? row[at] : '')))
  return { columns: shares, cells: cells.length > 0 ? cells : [shares.map(() => '')] }
}

const tableLook = (raw: Raw) => ({
  fontSize: Math.max(1, whole(raw['fontSize'], 180)),
  strokeWidth: Math.max(0, whole(raw['strokeWidth'], 20)),
  align: oneOf(raw['align'], ALIGNMENTS, 'left'),
  hasHeading: raw['hasHeading'] === true,
})

/** Builds an element from allowed fields only; a kind that is not known is kept whole. */
export function parseElement(raw: Raw, id: string): LabelElement {
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
        lineHeight: Math.max(0, Math.min(100, number(raw['lineHeight'], 1))),
        letterSpacing: whole(raw['letterSpacing'], 0),
        align: oneOf(raw['align'], ALIGNMENTS, 'left'),
        verticalAlign: oneOf(raw['verticalAlign'], ['top', 'middle', 'bottom'], 'top'),
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
        isDashed: raw['isDashed'] === true,
        points: Math.max(3, Math.min(64, whole(raw['points'], 5))),
        nodes: pathNodes(raw['nodes']),
        isClosed: raw['isClosed'] === true,
      }
    case 'image':
      return {
        ...common,
        kind: 'image',
        imageId: text(raw['imageId']),
        field: text(raw['field']).slice(0, 60),
        fit: oneOf(raw['fit'], ['contain', 'cover', 'stretch'], 'contain'),
        crop: crop(raw['crop']),
        threshold: typeof raw['threshold'] === 'number' ? raw['threshold'] : null,
        isDithered: raw['isDithered'] === true,
      }
    case 'table':
      return { ...common, kind: 'table', ...grid(raw), ...tableLook(raw) }
    case 'mark':
      return { ...common, kind: 'mark', markId: text(raw['markId']) }
    default:
      return {
        ...common,
        kind: 'unknown',
        raw: withoutBase(raw, common),
      }
  }
}
