import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const source = fileURLToPath(new URL('../src', import.meta.url))
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))

/** Every part of every `transition` of a sheet. */
const transitions = (text: string) =>
  [...text.matchAll(/transition(?:-duration)?:\s*([^;]+);/g)].flatMap(([, value = '']) =>
    value.split(/,(?![^(]*\))/),
  )

describe('motion of the components', () => {
  it('lasts as long as the tokens say, which is no time for people who ask for less', () => {
    const others = sheets.flatMap(({ name, text }) =>
      transitions(text)
        .filter((part) => part.trim() !== 'none' && !part.includes('var(--motion-'))
        .map((part) => `${name}: ${part.trim()}`),
    )
    expect(sheets.length).toBeGreaterThan(60)
    expect(others).toEqual([])
  })

  it('says what becomes of everything that keeps moving', () => {
    const moving = sheets.filter(({ text }) =>
      [...text.matchAll(/animation:\s*([^;]+);/g)].some(
        ([, value = '']) => value !== 'none' && !value.includes('var(--motion-'),
      ),
    )
    expect(moving.length).toBeGreaterThan(2)
    const silent = moving.filter(({ text }) => !text.includes('prefers-reduced-motion'))
    expect(silent.map(({ name }) => name)).toEqual([])
  })
})
