import { moreSlices, slicesRuns } from '../export/fonts/more-slices.ts'
import { moreFontUrls } from '../export/worker/more-font-urls.ts'
import type { FontFace } from '../fonts/font-metrics.ts'

/** The browser's own, which has the name of our type. */
const BrowserFont = globalThis.FontFace
const loading = new Map<string, Promise<void>>()

type Runs = readonly (readonly [from: number, to: number])[]

async function load(family: string, url: string, runs: Runs): Promise<void> {
  const unicodeRange = runs.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(',')
  const source = `url(${JSON.stringify(url)}) format('woff2')`
  const font = new BrowserFont(family, source, { weight: '100 900', unicodeRange })
  await font.load()
  document.fonts.add(font)
}

/**
 * Fetches the files of a face on demand that hold some characters, and registers them with the page.
 * @param family Name that the page knows the face by.
 * @throws {Error} when one cannot be loaded; asking again tries again.
 */
export async function loadOnDemand(
  face: FontFace,
  family: string,
  characters: readonly string[],
): Promise<void> {
  const [slices, urls] = await Promise.all([moreSlices(face), moreFontUrls(face)])
  const codes = characters.map((character) => character.codePointAt(0) ?? 0)
  const wanted = slices.flatMap(([file, packed]) => {
    const runs = slicesRuns(packed)
    const isWanted = codes.some((code) => runs.some(([from, to]) => code >= from && code <= to))
    const url = urls[file]
    return isWanted && url !== undefined ? [{ file, url, runs }] : []
  })
  await Promise.all(
    wanted.map(({ file, url, runs }) => {
      const known = loading.get(file) ?? load(family, url, runs)
      loading.set(file, known)
      return known.catch((error: unknown) => {
        loading.delete(file)
        throw error
      })
    }),
  )
}
