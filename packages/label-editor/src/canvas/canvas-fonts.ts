import type { FontFace } from '../fonts/font-metrics.ts'

/** Names under which the style sheets of the font packages register the faces. */
const FAMILIES: Readonly<Record<FontFace, string>> = {
  latin: '"Noto Sans Variable"',
  chinese: '"Noto Sans SC Variable"',
}

/** The canvas font of a glyph run. */
export const canvasFont = (face: FontFace, size: number, isBold: boolean): string =>
  `${isBold ? 700 : 400} ${size}px ${FAMILIES[face]}, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif`

/** A hundred slices fill a style sheet of their own: the label can be worked on before it has come. */
const faces = () => import('./font-faces.ts').catch(() => null)

/**
 * Sees to it that the font files of a text are there: browsers fetch only the slices that hold its characters.
 * @returns A function that asks for more characters; `onLoaded` is called when new ones can be drawn.
 */
export function createFontLoader(onLoaded: () => void): (text: string) => void {
  const asked = new Set<string>()
  return (text) => {
    const fresh = [...new Set(text)].filter((character) => !asked.has(character)).join('')
    if (fresh === '') return
    for (const character of fresh) asked.add(character)
    void faces().then(async () => {
      const wanted = Object.values(FAMILIES).flatMap((family) =>
        [400, 700].map((weight) => document.fonts.load(`${weight} 16px ${family}`, fresh)),
      )
      const loaded = await Promise.allSettled(wanted)
      const isNew = loaded.some((result) => result.status === 'fulfilled' && result.value.length > 0)
      if (isNew) onLoaded()
    })
  }
}
