import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandColors, brandStyleSheet } from './brand.ts'
import { THEMES } from './colors.ts'
import { contrast, luminance, mix } from './contrast.ts'
import { designTokens } from './design-tokens.ts'
import { GRAPHIC_PAIRS, TEXT_PAIRS } from './pairs.ts'
import { MOTION, SPACE } from './scales.ts'
import { tokenStyleSheet } from './style-sheet.ts'

const failures = (
  colors: Record<string, string>,
  pairs: readonly (readonly [string, string])[],
  least: number,
) =>
  pairs
    .map(([front, ground]) => ({ front, ground, is: contrast(colors[front] ?? '', colors[ground] ?? '') }))
    .filter(({ is }) => is < least)
    .map(({ front, ground, is }) => `${front} on ${ground}: ${is.toFixed(2)}`)

describe.each(Object.entries(THEMES))('theme %s', (_, colors) => {
  it('reaches 4.5:1 for every text pair', () => expect(failures(colors, TEXT_PAIRS, 4.5)).toEqual([]))
  it('reaches 3:1 for every graphic pair', () => expect(failures(colors, GRAPHIC_PAIRS, 3)).toEqual([]))
})

describe('market colours', () => {
  it.each(Object.entries(THEMES))('up is red and down is green in %s', (_, colors) => {
    const [upRed, upGreen] = [colors.up.slice(1, 3), colors.up.slice(3, 5)]
    const [downRed, downGreen] = [colors.down.slice(1, 3), colors.down.slice(3, 5)]
    expect(upRed > upGreen).toBe(true)
    expect(downGreen > downRed).toBe(true)
  })
})

describe('scales', () => {
  it('keeps space on the 4 px grid', () => {
    for (const value of Object.values(SPACE)) expect(Number.parseInt(value, 10) % 4).toBe(0)
  })
  it('moves for 150 ms at most', () => {
    const times = Object.values(MOTION).filter((value) => value.endsWith('ms'))
    expect(times).toHaveLength(3)
    for (const time of times) expect(Number.parseInt(time, 10)).toBeLessThanOrEqual(150)
  })
})

describe('design tokens', () => {
  it('say the same as the style sheet, in the form design tools read', () => {
    const tokens = JSON.parse(JSON.stringify(designTokens()))
    expect(tokens.space['space-4']).toEqual({ $type: 'dimension', $value: { value: 16, unit: 'px' } })
    expect(tokens.color.light.accent.$value).toEqual({
      colorSpace: 'srgb',
      components: [0.051, 0.3608, 0.451],
      alpha: 1,
      hex: THEMES.light.accent,
    })
    expect(tokens.color.light.scrim.$value.alpha).toBeCloseTo(0.45, 2)
    expect(Object.keys(tokens.color.dark)).toEqual(Object.keys(THEMES.light))
    expect(tokens.motion['motion-ease'].$value).toEqual([0.2, 0, 0, 1])
    expect(tokens.shadow.light['shadow-medium'].$value).toHaveLength(2)
    expect(tokens.font['font-family'].$value[0]).toBe('PingFang SC')
  })
})

describe('style sheet', () => {
  it('puts every colour into both themes, whether the system or the page asks for dark', () => {
    const sheet = tokenStyleSheet()
    for (const name of Object.keys(THEMES.light)) {
      expect(sheet.split(`--color-${name}:`).length - 1, name).toBe(4)
    }
  })
  it('does not move for people who ask for less motion', () => {
    expect(tokenStyleSheet()).toMatch(/prefers-reduced-motion: reduce\) \{\s+:root \{\s+--motion-fast: 0ms/)
  })
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  it('is 21 for black on white, and symmetric', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    fc.assert(fc.property(hex, hex, (a, b) => contrast(a, b) === contrast(b, a) && contrast(a, b) >= 1))
  })
  it('mixes monotonously towards white', () => {
    fc.assert(fc.property(hex, (color) => luminance(mix(color, '#ffffff', 0.5)) >= luminance(color)))
  })
  it('says what is wrong with a colour it cannot read', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('#rrggbb')
  })
})

describe('brandColors', () => {
  it('keeps AA for any brand colour in both themes', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const brand = brandColors(color)
        const accents = TEXT_PAIRS.filter(([front]) => /accent/.test(front))
        for (const theme of ['light', 'dark'] as const) {
          expect(failures({ ...THEMES[theme], ...brand[theme] }, accents, 4.5)).toEqual([])
        }
      }),
    )
  })
  it('refuses what is not a colour, so that nothing else gets into the sheet', () => {
    expect(() => brandStyleSheet('#fff;}body{display:none}')).toThrow('#rrggbb')
    expect(brandStyleSheet('#7a1f5c')).toContain('--color-accent:')
  })
})
