import { setAbsent } from '../fonts/absent-faces.ts'
import { type FontFace, faceOf, ON_DEMAND } from '../fonts/font-metrics.ts'

/** Names under which the faces are registered: the first two by the style sheets of their packages. */
export const FAMILIES: Readonly<Record<FontFace, string>> = {
  latin: 'Noto Sans Variable',
  chinese: 'Noto Sans SC Variable',
  korean: 'Noto Sans KR Variable',
  japanese: 'Noto Sans JP Variable',
}
/** Faces that come with their style sheets. */
const ALWAYS = [FAMILIES.latin, FAMILIES.chinese]

/** The canvas font of a glyph run. */
export const canvasFont = (face: FontFace, size: number, isBold: boolean): string =>
  `${isBold ? 700 : 400} ${size}px "${FAMILIES[face]}", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif`

/** When the next frame has been drawn, or a moment later where none is. */
const afterFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, 250)
  })
let asked: Promise<unknown> | null = null

/** A hundred slices fill a style sheet of their own: the label can be seen and worked on before it has come. */
function faces(): Promise<unknown> {
  asked ??= afterFrame().then(() =>
    import('./font-faces.ts').catch(() => {
      asked = null
    }),
  )
  return asked
}

/** Characters of a text that only faces on demand have, by face. */
function onDemand(text: string): Map<FontFace, string[]> {
  const wanted = new Map<FontFace, string[]>()
  for (const character of text) {
    const face = faceOf(character.codePointAt(0) ?? 0, null)
    if (face && ON_DEMAND.includes(face)) wanted.set(face, [...(wanted.get(face) ?? []), character])
  }
  return wanted
}

/**
 * Sees to it that the font files of a text are there: browsers fetch only the slices that hold its characters.
 * @returns A function that asks for more characters; `onLoaded` is called when new ones can be drawn.
 */
export function createFontLoader(onLoaded: () => void): (text: string) => void {
  const asked = new Set<string>()

  async function loadMore(face: FontFace, characters: readonly string[]): Promise<void> {
    try {
      const { loadOnDemand } = await import('./on-demand-fonts.ts')
      await loadOnDemand(face, FAMILIES[face], characters)
      setAbsent(face, false)
    } catch {
      // Drawn with a font of the system, told as not printable, and asked for again: with the next text or the network.
      setAbsent(face, true)
      for (const character of characters) asked.delete(character)
      addEventListener('online', () => ask(characters.join('')), { once: true })
    }
    onLoaded()
  }

  function ask(text: string): void {
    const fresh = [...new Set(text)].filter((character) => !asked.has(character)).join('')
    if (fresh === '') return
    for (const character of fresh) asked.add(character)
    void faces().then(async () => {
      const wanted = ALWAYS.flatMap((family) =>
        [400, 700].map((weight) => document.fonts.load(`${weight} 16px "${family}"`, fresh)),
      )
      const loaded = await Promise.allSettled(wanted)
      const isNew = loaded.some((result) => result.status === 'fulfilled' && result.value.length > 0)
      if (isNew) onLoaded()
    })
    for (const [face, characters] of onDemand(fresh)) void loadMore(face, characters)
  }

  return ask
}
