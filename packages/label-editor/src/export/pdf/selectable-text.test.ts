import { expect, test } from 'vitest'
import { labelOf } from '../../document/label-of.fixture.ts'
import { newText } from '../../document/new-document.ts'
import { EU_LETTERS } from '../../fonts/eu-letters.fixture.ts'
import { layOutText } from '../../layout/lay-out-text.ts'
import { pdfOf } from './pdf-of.fixture.ts'
import { inkOf, rasterise, textsOf } from './rasterise.fixture.ts'

/** All that a language is written with, in small letters and in large ones. */
const alphabets = Object.entries(EU_LETTERS).map(([language, { letters, guests, marks }]) => {
  const small = letters + guests
  const all = [...new Intl.Segmenter('en').segment(`${small} ${small.toUpperCase()} ${marks}`)]
  return [
    language,
    all
      .map(({ segment }) => segment)
      .filter(isThere)
      .join(''),
  ] as const
})

/** What the layout sets; the rest is told as missing, which is proved with the layout. */
function isThere(text: string): boolean {
  const { missing } = layOutText({ ...newText('t', text), width: 9_000, height: 9_000 })
  return missing.length === 0
}

const OTHERS = [
  ['zh', '产品名称：纯棉收纳篮（３６）。警告：含小零件，三岁以下儿童不宜使用！￥１２．５０'],
  ['zh, rare', '阢蓰 Ⅱ 类'],
  ['ko', '제품명: 순면 수납 바구니, 3세 이하 어린이 사용 금지 ㉠㈜'],
  ['ja', '品名：綿の収納かご　３歳未満は使用禁止。鰯と鯵、匁、塡、㍉ ㈹'],
  ['vi', 'Cảnh báo: không phù hợp cho trẻ em dưới 3 tuổi'],
  ['several', '海选 한글 日本語の鱒 Ελληνικά Ђорђе żółć'],
] as const

test.each([...alphabets, ...OTHERS])(
  'text can be selected and copied as it was written: %s',
  async (_, text) => {
    for (const fontWeight of ['normal', 'bold'] as const) {
      const element = { ...newText('text', text), width: 60_000, height: 600, fontSize: 300, fontWeight }
      const pdf = await pdfOf(labelOf([element], { width: 60_000, height: 700 }))
      const [found] = await textsOf(pdf)
      // The reader of the test gives every blank as the usual one.
      expect(found).toBe(text.normalize('NFC').replaceAll(/\s/g, ' '))
      const [page] = await rasterise(pdf, 60)
      // Letters that are there only for those who copy them would leave the paper white.
      expect(page && inkOf(page)).toBeGreaterThan([...text].length)
    }
  },
)
