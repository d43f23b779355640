import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextElement } from '../../document/element.ts'
import { newText } from '../../document/new-document.ts'
import { faceOf } from '../../fonts/font-metrics.ts'
import { sliceOf } from '../fonts/slice-of.ts'
import { labelOf, pdfOf } from './pdf-of.fixture.ts'
import { inkOf, rasterise } from './rasterise.fixture.ts'

/** `SUBSET_RUNS=1000` looks at more texts. */
const RUNS = Number(process.env['SUBSET_RUNS'] ?? 6)

/** Letters of the languages that labels are written in; each draws from its own and from digits and marks. */
const LETTERS = {
  zh: '海选标签制造商欧盟负责人地址邮箱警告三岁以下儿童请勿使用材质棉聚酯纤维产地中国条码货号数量净重生产日期有效期至，。：；（）“”、！？￥％',
  en: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  de: 'abcdefghijklmnopqrstuvwxyzäöüßẞÄÖÜ',
  fr: 'abcdefghijklmnopqrstuvwxyzàâçéèêëîïôùûüÿœæÀÂÇÉÈÊËÎÏÔÙÛÜŸŒÆ«»',
  pl: 'abcdefghijklmnopqrstuvwxyząćęłńóśźżĄĆĘŁŃÓŚŹŻ',
  it: 'abcdefghijklmnopqrstuvwxyzàèéìòùÀÈÉÌÒÙ',
  es: 'abcdefghijklmnopqrstuvwxyzáéíóúüñÁÉÍÓÚÜÑ¿¡',
  nl: 'abcdefghijklmnopqrstuvwxyzéëïóöĳ',
  sv: 'abcdefghijklmnopqrstuvwxyzåäöÅÄÖé',
}
const SHARED = '0123456789 .,-/()%°·–—…®™€&+#'

const textOf = (letters: string) =>
  fc
    .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...letters) }, fc.constantFrom(...SHARED)), {
      minLength: 1,
      maxLength: 60,
    })
    .map((characters) => characters.join(''))

const anyText = fc.constantFrom(...Object.values(LETTERS)).chain(textOf)

const element = (text: string, isBold: boolean): TextElement => ({
  ...newText('text', text),
  x: 200,
  y: 200,
  width: 6_600,
  height: 3_600,
  fontSize: 320,
  fontWeight: isBold ? 'bold' : 'normal',
})

/** Every character of the slices that a text takes from. */
function wholeSlicesOf(text: string): string {
  const files = new Set([...text].map((character) => fileOf(character.codePointAt(0) ?? 0)))
  let all = ''
  for (let code = 0x20; code < 0x20000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue
    const file = fileOf(code)
    if (file !== null && files.has(file)) all += String.fromCodePoint(code)
  }
  return all
}

function fileOf(code: number): string | null {
  const face = faceOf(code, null)
  return face && sliceOf(code, face)
}

test('a text looks the same with a subset of its font as with all of it: not one pixel differs at 200 dpi', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, fc.boolean(), async (text, isBold) => {
      const label = labelOf([element(text, isBold)])
      // The second page draws every character, so that the font of both is whole.
      const whole = {
        ...label,
        pages: [
          ...label.pages,
          { ...label.pages[0], id: 'all', order: ['all'] } as (typeof label.pages)[number],
        ],
        elements: {
          ...label.elements,
          all: { ...element(wholeSlicesOf(text), isBold), id: 'all', fontSize: 1 },
        },
      }
      const [subset] = await rasterise(await pdfOf(label), 200, [0])
      const [full] = await rasterise(await pdfOf(whole), 200, [0])
      expect(subset?.data.length).toBe(full?.data.length)
      const differing = subset?.data.findIndex((value, at) => value !== full?.data[at])
      expect(differing).toBe(-1)
      // A page without ink would be the same twice as well.
      if (/[\p{L}\p{N}]/u.test(text))
        expect(inkOf(subset ?? { data: new Uint8ClampedArray(), width: 0, height: 0 })).toBeGreaterThan(8)
    }),
    { numRuns: RUNS },
  )
})
