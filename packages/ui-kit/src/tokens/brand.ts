import { DARK, LIGHT } from './colors.ts'
import { contrast, mix } from './contrast.ts'

/** Colours that follow the accent. */
type Accent = Record<
  | 'accent'
  | 'accent-hover'
  | 'accent-active'
  | 'accent-soft'
  | 'accent-soft-hover'
  | 'accent-text'
  | 'surface-selected'
  | 'text-on-accent'
  | 'focus',
  string
>

/** Moves `color` towards `pole` until it reaches 4.5:1 on every ground. */
function readable(color: string, pole: string, grounds: string[]): string {
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, pole, share)
    if (grounds.every((ground) => contrast(candidate, ground) >= 4.5)) return candidate
  }
  return pole
}

/**
 * Accent colours of a white-label host, made from its one brand colour so that each text pair keeps WCAG AA.
 * @param hex the brand colour, `#rrggbb`
 */
export function brandColors(hex: string): Record<'light' | 'dark', Accent> {
  const lightGrounds = [LIGHT['surface-sunken'], LIGHT.bg, mix(hex, LIGHT.surface, 0.82)]
  const light = readable(hex, '#000000', lightGrounds)
  const darkGrounds = [DARK['surface-raised'], DARK['surface-hover'], mix(hex, DARK.surface, 0.75)]
  const dark = readable(hex, '#ffffff', darkGrounds)
  return {
    light: {
      accent: light,
      'accent-hover': mix(light, '#000000', 0.16),
      'accent-active': mix(light, '#000000', 0.3),
      'accent-soft': mix(hex, LIGHT.surface, 0.88),
      'accent-soft-hover': mix(hex, LIGHT.surface, 0.82),
      'accent-text': light,
      'surface-selected': mix(hex, LIGHT.surface, 0.88),
      'text-on-accent': '#ffffff',
      focus: light,
    },
    dark: {
      accent: dark,
      'accent-hover': mix(dark, '#ffffff', 0.16),
      'accent-active': mix(dark, '#ffffff', 0.3),
      'accent-soft': mix(hex, DARK.surface, 0.82),
      'accent-soft-hover': mix(hex, DARK.surface, 0.75),
      'accent-text': dark,
      'surface-selected': mix(hex, DARK.surface, 0.82),
      'text-on-accent': readable(mix(hex, '#000000', 0.75), '#000000', [dark]),
      focus: dark,
    },
  }
}

/**
 * Style sheet text that puts a white-label accent over the kit's, for both themes. Write it into a
 * `<style>` element after the tokens, or use the colours of `brandColors` as inline custom properties.
 * @param hex the brand colour, `#rrggbb`; anything else throws
 */
export function brandStyleSheet(hex: string): string {
  const { light, dark } = brandColors(hex)
  const body = (colors: Accent) =>
    Object.entries(colors)
      .map(([name, value]) => `--color-${name}:${value}`)
      .join(';')
  return [
    `:root,[data-theme='light']{${body(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${body(dark)}}}`,
    `[data-theme='dark']{${body(dark)}}`,
  ].join('\n')
}
