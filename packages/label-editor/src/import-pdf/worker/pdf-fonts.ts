import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url'
import fixed from 'pdfjs-dist/standard_fonts/FoxitFixed.pfb?url'
import fixedBold from 'pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?url'
import serif from 'pdfjs-dist/standard_fonts/FoxitSerif.pfb?url'
import serifBold from 'pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?url'
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url'
import sansBold from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url'
import sans from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url'

/** The slanted ones are rare on labels: the upright ones replace them in the preview. */
const FILES: readonly (readonly [RegExp, string])[] = [
  [/^FoxitDingbats/, dingbats],
  [/^FoxitSymbol/, symbol],
  [/^FoxitFixedBold/, fixedBold],
  [/^FoxitFixed/, fixed],
  [/^FoxitSerifBold/, serifBold],
  [/^FoxitSerif/, serif],
  [/Bold/, sansBold],
  [/./, sans],
]

/** A font of pdf.js from our own origin. */
export async function standardFont(name: string): Promise<Uint8Array> {
  const url = FILES.find(([pattern]) => pattern.test(name))?.[1] ?? sans
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}
