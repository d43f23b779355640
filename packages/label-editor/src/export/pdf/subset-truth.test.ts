import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { TextElement } from '../../document/element.ts'
import { labelOf } from '../../document/label-of.fixture.ts'
import { newText } from '../../document/new-document.ts'
import { EU_LETTERS } from '../../fonts/eu-letters.fixture.ts'
import { faceOf, ON_DEMAND } from '../../fonts/font-metrics.ts'
import { openFace, sliceOf } from '../fonts/slice-of.ts'
import { pdfOf } from './pdf-of.fixture.ts'
import { inkOf, rasterise } from './rasterise.fixture.ts'

/** Texts of each language and weight; `SUBSET_RUNS=40` looks at two thousand. */
const RUNS = Number(process.env['SUBSET_RUNS'] ?? 1)

/** Letters of the languages that labels are written in; each draws from its own and from digits and marks. */
const LETTERS: Readonly<Record<string, string>> = {
  zh: '海选标签制造商欧盟负责人地址邮箱警告三岁以下儿童请勿使用材质棉聚酯纤维产地中国条码货号数量净重生产日期有效期至，。：；（）“”、！？￥％',
  ko: '한국어라벨제조업체주소경고삼세이하어린이사용금지재질면폴리에스터원산지중국바코드품번수량순중량생산일유통기한㈜',
  ja: '日本語ラベル製造者住所警告三歳未満使用禁止材質綿ポリエステル原産国中国品番数量正味製造日消費期限鰯鯵匁㈹㍉',
  ...Object.fromEntries(
    Object.entries(EU_LETTERS).map(([language, { letters }]) => [language, letters + letters.toUpperCase()]),
  ),
}
const SHARED = '0123456789 .,-/()%°·–—…®™€&+#'

const textOf = (letters: string) =>
  fc
    .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...letters) }, fc.constantFrom(...SHARED)), {
      minLength: 1,
      maxLength: 60,
    })
    .map((characters) => characters.join(''))

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

beforeAll(async () => {
  for (const face of ON_DEMAND) await openFace(face)
})

async function looksTheSame(text: string, isBold: boolean) {
  const label = labelOf([element(text, isBold)])
  // The second page draws every character, so that the font of both is whole.
  const whole = {
    ...label,
    pages: [...label.pages, { ...label.pages[0], id: 'all', order: ['all'] } as (typeof label.pages)[number]],
    elements: {
      ...label.elements,
      all: { ...element(wholeSlicesOf(text), isBold), id: 'all', fontSize: 1 },
    },
  }
  const [subset] = await rasterise(await pdfOf(label), 200, [0])
  const [full] = await rasterise(await pdfOf(whole), 200, [0])
  if (!subset || !full) throw new Error('no page')
  expect(subset.data.length).toBe(full.data.length)
  expect(subset.data.findIndex((value, at) => value !== full.data[at])).toBe(-1)
  // A page without ink would be the same twice as well.
  if (/[\p{L}\p{N}]/u.test(text)) expect(inkOf(subset)).toBeGreaterThan(8)
}

test.each(Object.keys(LETTERS))(
  'a text looks the same with a subset of its font as with all of it, no pixel apart at 200 dpi: %s',
  { timeout: 3_600_000 },
  async (language) => {
    const seen = new Set<boolean>()
    for (const isBold of [false, true]) {
      await fc.assert(
        fc.asyncProperty(textOf(LETTERS[language] ?? ''), async (text) => {
          seen.add(isBold)
          await looksTheSame(text, isBold)
        }),
        { numRuns: RUNS },
      )
    }
    expect(seen.size).toBe(2)
  },
)
