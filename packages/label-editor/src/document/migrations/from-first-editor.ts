type Raw = Record<string, unknown>

const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const number = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise

/** Layers of the first editor name their kind in `type`. */
function layer(raw: Raw, index: number, unitsPerPx: number): [string, Raw] {
  const id = typeof raw['id'] === 'string' ? raw['id'] : `layer-${index + 1}`
  const length = (value: unknown, otherwise = 0) => Math.round(number(value, otherwise) * unitsPerPx)
  const placed = {
    name: typeof raw['name'] === 'string' ? raw['name'] : '',
    x: length(raw['x']),
    y: length(raw['y']),
    width: length(raw['width']),
    height: length(raw['height']),
    rotation: number(raw['rotation'], 0),
    isLocked: raw['locked'] === true,
    isHidden: raw['visible'] === false,
    groups: [],
  }
  switch (raw['type']) {
    case 'text':
      return [
        id,
        {
          ...placed,
          kind: 'text',
          text: raw['text'],
          fontFamily: raw['fontFamily'],
          fontSize: length(raw['fontSize'], 12),
          fontWeight: raw['fontWeight'],
          lineHeight: number(raw['lineHeight'], 1),
          align: raw['align'],
        },
      ]
    case 'image':
      return [id, { ...placed, kind: 'image', imageId: raw['imageId'], fit: 'contain', threshold: null }]
    case 'rect':
      return [
        id,
        { ...placed, kind: 'shape', shape: 'rectangle', strokeWidth: length(raw['strokeWidth'], 1) },
      ]
    case 'barcode':
      return [id, { ...placed, kind: 'barcode', format: raw['format'], value: raw['value'], moduleWidth: 25 }]
    default:
      return [id, { ...raw, ...placed, kind: raw['type'] ?? 'unknown' }]
  }
}

/**
 * The form of the specification, section 3: width and height in pixels, `proportion` pixels a millimetre, one page
 * of layers, a list of images.
 */
export function fromFirstEditor(raw: Raw): Raw {
  const unitsPerPx = 100 / Math.max(0.1, number(raw['proportion'], 10))
  const layers = (Array.isArray(raw['layers']) ? raw['layers'] : []).filter(isRecord)
  const entries = layers.map((item, index) => layer(item, index, unitsPerPx))
  const images = (Array.isArray(raw['images']) ? raw['images'] : []).filter(isRecord)
  return {
    schemaVersion: 2,
    id: raw['id'] ?? 'imported',
    name: raw['name'],
    isMyTemplate: raw['isMyTemplate'] === true,
    dpi: 203,
    pages: [
      {
        id: 'page-1',
        width: Math.round(number(raw['width'], 700) * unitsPerPx),
        height: Math.round(number(raw['height'], 700) * unitsPerPx),
        borderWidth: Math.round(number(raw['borderWidth'], 1) * unitsPerPx),
        order: entries.map(([id]) => id),
      },
    ],
    elements: Object.fromEntries(entries),
    images: Object.fromEntries(
      images.map((item, index) => [typeof item['id'] === 'string' ? item['id'] : `image-${index + 1}`, item]),
    ),
  }
}
