import { afterEach, expect, test } from 'vitest'
import { labelOf } from '../../document/label-of.fixture.ts'
import { newText } from '../../document/new-document.ts'
import { layoutOf } from '../../elements/element-registry.ts'
import { setAbsent } from '../../fonts/absent-faces.ts'
import { pageContext } from '../../layout/page-context.ts'
import { nodeFonts } from '../node/node-fonts.ts'
import { exportPages } from '../page/export-pages.ts'
import { AbsentFaceError, FontFileError, type FontSource } from './font-source.ts'
import { createLabelFonts } from './label-fonts.ts'

afterEach(() => setAbsent('korean', false))

const words = { ...newText('t', 'Made in 中国 한국'), width: 6_000, height: 600 }
const label = labelOf([words])
const partsOf = () => [...exportPages(label, { now: 0 })].flatMap(({ parts }) => parts)

/** A browser without the network that has kept the usual fonts. */
function withoutKorean() {
  let isBack = false
  const source: FontSource = {
    load(file, face) {
      if (face === 'korean' && !isBack) throw new FontFileError('字体没有下载成功，请检查网络后重试')
      return nodeFonts.load(file, face)
    },
  }
  return { fonts: createLabelFonts(source), comeBack: () => (isBack = true) }
}

test('files of a face on demand are asked for when a label has its letters, and not before', async () => {
  const asked: string[] = []
  const fonts = createLabelFonts({
    load(file, face) {
      asked.push(face)
      return nodeFonts.load(file, face)
    },
  })
  await fonts.prepareText('Made in ', 'latin')
  await fonts.prepareText('中国', 'chinese')
  expect(asked).not.toContain('korean')
  await fonts.prepare(partsOf())
  expect(asked.filter((face) => face === 'korean').length).toBeGreaterThan(0)
  expect(fonts.outline('한', 'korean', true)?.contours.length).toBeGreaterThan(0)
})

test('a face that cannot be had stops what prints, by name; what only looks continues and says so', async () => {
  const { fonts, comeBack } = withoutKorean()
  await expect(fonts.prepare(partsOf())).rejects.toThrow(AbsentFaceError)
  await expect(fonts.prepare(partsOf())).rejects.toThrow(/“한 국”要用的韩文字体没有拿到，印不出来/)

  setAbsent('korean', true)
  await fonts.prepare(partsOf())
  expect(fonts.outline('한', 'korean', false)).toBeNull()
  expect(fonts.outline('中', 'chinese', false)).not.toBeNull()
  const { notes } = layoutOf(words, pageContext(label, 'page', 0)(words))
  expect(notes).toEqual([
    { kind: 'missing-glyph', message: expect.stringMatching(/“한 국”要用的字体没有下载/) },
  ])

  setAbsent('korean', false)
  comeBack()
  await fonts.prepare(partsOf())
  expect(fonts.outline('한', 'korean', false)).not.toBeNull()
})

test('a face that every label needs is never left out', async () => {
  const fonts = createLabelFonts({
    load: () => {
      throw new FontFileError('没有')
    },
  })
  await expect(fonts.prepare(partsOf())).rejects.toThrow(FontFileError)
})
