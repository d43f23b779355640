import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import * as chart from '../chart/index.ts'
import * as dataTable from '../data-table/index.ts'
import * as kit from '../index.ts'
import type { Guide } from './guide.ts'
import { GuideView } from './guide-view.tsx'

const GUIDES = import.meta.glob<Guide>('../*/*.guide.tsx', { eager: true, import: 'guide' })
const EXPORTED = new Set([...Object.keys(kit), ...Object.keys(chart), ...Object.keys(dataTable)])

/** Components that a sentence sends the reader to: “用 Select 或 ComboBox”. */
const namesIn = (text: string) =>
  (text.match(/用 .*/)?.[0] ?? '').match(/(?<![`\w])[A-Z][a-z]+(?:[A-Z][a-z]+)*(?![`\w])/g) ?? []

describe.each(Object.entries(GUIDES))('%s', (path, guide) => {
  it('is drawn with all its parts', () => {
    const place = document.createElement('div')
    const root = createRoot(place)
    act(() => root.render(<GuideView guide={guide} name={path} />))
    for (const title of ['什么时候用', '什么时候不用', '这样做', '不这样做', '按键']) {
      expect(place.textContent).toContain(title)
    }
    act(() => root.unmount())
  })

  it('sends the reader to components that exist', () => {
    expect(guide.whenNot.flatMap(namesIn).filter((name) => !EXPORTED.has(name))).toEqual([])
  })

  it('says nothing twice', () => {
    const said = [...guide.when, ...guide.whenNot]
    expect(new Set(said).size).toBe(said.length)
  })
})

describe('the guides', () => {
  it('are beside every component', () => {
    expect(Object.keys(GUIDES).length).toBeGreaterThan(60)
  })
})
