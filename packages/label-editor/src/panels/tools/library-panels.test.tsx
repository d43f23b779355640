import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MARKS } from '../../library/marks/all-marks.ts'
import { WARNINGS } from '../../library/warnings/all-warnings.ts'
import {
  LANGUAGES,
  type Language,
  sourceOfText,
  TEXT_BASES,
  WARNING_CATEGORIES,
} from '../../library/warnings/warning.ts'
import { labelWith, StoryEditor } from '../story-editor.fixture.tsx'
import { MarkGrid } from './mark-grid.tsx'
import { WarnFont } from './warn-font.tsx'

let host: HTMLDivElement
let end = () => {}

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
})
afterEach(() => {
  act(() => end())
  host.remove()
})

function show(part: React.ReactNode) {
  const root = createRoot(host)
  end = () => root.unmount()
  act(() => root.render(<StoryEditor label={labelWith()}>{part}</StoryEditor>))
}
const buttons = () => [...host.querySelectorAll('button')]
const choose = (words: string) =>
  act(() =>
    buttons()
      .find(({ textContent }) => textContent === words)
      ?.click(),
  )

test('each warning in each language shows its doubt, and one that is not known cannot be chosen', () => {
  show(<WarnFont />)
  let seen = 0
  for (const [category, categoryName] of Object.entries(WARNING_CATEGORIES)) {
    choose(categoryName)
    for (const [language, languageName] of Object.entries(LANGUAGES)) {
      choose(languageName)
      for (const warning of WARNINGS.filter((one) => one.category === category)) {
        const row = buttons().find(({ textContent }) => textContent?.startsWith(warning.title))
        const from = sourceOfText(warning, language as Language)
        const name = `${warning.id} ${language}`
        expect(row?.disabled, name).toBe(from === null)
        const shown = row?.textContent ?? ''
        if (!from) expect(shown, name).toContain(`没有可靠来源的${languageName}原文，未收录`)
        else if (from.basis === 'trade')
          expect(shown, name).toContain(`${TEXT_BASES[from.basis]}：${from.source}`)
        else expect(row?.title, name).toContain(from.source)
        seen++
      }
    }
  }
  expect(seen).toBe(WARNINGS.length * Object.keys(LANGUAGES).length)
})

test('a mark shows its least size, or says that no rule for it was found', () => {
  show(<MarkGrid groups={['approval']} />)
  for (const { name, minimumMm, group } of MARKS) {
    if (group !== 'approval') continue
    const tile = buttons().find(({ title }) => title.startsWith(`${name.zh} ${name.en}`))
    if (minimumMm === null) expect(tile?.title).toContain('没有查到规定的最小尺寸')
    else expect(tile?.textContent, name.zh).toContain(`≥ ${minimumMm} mm`)
  }
  expect(host.textContent).toContain('没有标出最小尺寸的，是没有查到规定，不是可以任意缩小')
})
