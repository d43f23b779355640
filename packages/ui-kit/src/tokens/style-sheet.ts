import { DARK, LIGHT, PRINT } from './colors.ts'
import { DENSITY, FONT, LAYER, MOTION, RADIUS, SHADOW, SIZE, SPACE } from './scales.ts'

type Values = Readonly<Record<string, string>>

const colors = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`color-${name}`, value]))

/** One declaration, broken where the formatter would break it. */
function declaration(name: string, value: string, indent: string): string {
  const line = `${indent}--${name}: ${value};`
  return line.length > 110 ? `${indent}--${name}:\n${indent}  ${value};` : line
}

const lines = (values: Values, indent: string) =>
  Object.entries(values).map(([name, value]) => declaration(name, value, indent))

function rule(selector: string, values: Values, extra: string[] = []): string {
  return [`${selector} {`, ...extra.map((line) => `  ${line}`), ...lines(values, '  '), '}'].join('\n')
}

function media(query: string, selector: string, values: Values, extra: string[] = []): string {
  const body = [...extra.map((line) => `    ${line}`), ...lines(values, '    ')]
  return [`@media ${query} {`, `  ${selector} {`, ...body, '  }', '}'].join('\n')
}

/** The text of `tokens.gen.css`: every token as a custom property, for both themes, print and both densities. */
export function tokenStyleSheet(): string {
  const light = { ...colors(LIGHT), ...SHADOW.light }
  const dark = { ...colors(DARK), ...SHADOW.dark }
  const flat = { 'shadow-small': 'none', 'shadow-medium': 'none', 'shadow-large': 'none' }
  const still = { 'motion-fast': '0ms', 'motion-base': '0ms', 'motion-slow': '0ms' }
  return `${[
    '/* Made by `node tooling/gen.mjs` from src/tokens; change the sources there. */',
    rule(':root', { ...SPACE, ...FONT, ...RADIUS, ...MOTION, ...LAYER, ...SIZE }),
    rule(":root,\n[data-density='comfortable']", DENSITY.comfortable),
    rule("[data-density='compact']", DENSITY.compact),
    rule(":root,\n[data-theme='light']", light, ['color-scheme: light;']),
    media('(prefers-color-scheme: dark)', ":root:not([data-theme='light'])", dark, ['color-scheme: dark;']),
    rule("[data-theme='dark']", dark, ['color-scheme: dark;']),
    media('(prefers-reduced-motion: reduce)', ':root', still),
    media(
      'print',
      ":root,\n  :root:not([data-theme='light']),\n  [data-theme]",
      { ...colors({ ...LIGHT, ...PRINT }), ...flat },
      ['color-scheme: light;'],
    ),
  ].join('\n\n')}\n`
}
