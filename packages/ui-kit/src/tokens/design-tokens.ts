import { THEMES } from './colors.ts'
import { parseHex } from './contrast.ts'
import { DENSITY, FONT, LAYER, MOTION, RADIUS, SHADOW, SIZE, SPACE } from './scales.ts'

type Token = { $type: string; $value: unknown }
type Group = { [name: string]: Token | Group }

const round = (value: number) => Math.round(value * 10_000) / 10_000

function color(hex: string): unknown {
  const alpha = hex.length === 9 ? Number.parseInt(hex.slice(7), 16) / 255 : 1
  return {
    colorSpace: 'srgb',
    components: parseHex(hex).map(round),
    alpha: round(alpha),
    hex: hex.slice(0, 7),
  }
}

function measure(text: string): { value: number; unit: string } {
  const [, value, unit] = /^(-?[\d.]+)(px|ms)?$/.exec(text) ?? []
  if (value === undefined) throw new Error(`"${text}" is not a length or a time.`)
  return { value: Number(value), unit: unit ?? 'px' }
}

/** `0 1px 2px #rrggbbaa, …` as the format's shadow objects. */
function shadow(text: string): unknown {
  return text.split(', ').map((layer) => {
    const [x = '0', y = '0', blur = '0', hex = '#000000'] = layer.split(' ')
    return {
      offsetX: measure(x),
      offsetY: measure(y),
      blur: measure(blur),
      spread: measure('0'),
      color: color(hex),
    }
  })
}

const group = (
  values: Readonly<Record<string, string>>,
  $type: string,
  read: (text: string) => unknown,
): Group =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { $type, $value: read(text) }]))

const only = (values: Readonly<Record<string, string>>, start: string) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith(start)))

const families = (text: string) => text.split(', ').map((name) => name.replaceAll("'", ''))

/** Every token in the Design Tokens format (2025.10), for design tools. Names are those of the custom properties. */
export function designTokens(): Group {
  return {
    color: {
      light: group(THEMES.light, 'color', color),
      dark: group(THEMES.dark, 'color', color),
      print: group(THEMES.print, 'color', color),
    },
    space: group(SPACE, 'dimension', measure),
    size: group(SIZE, 'dimension', measure),
    radius: group(RADIUS, 'dimension', measure),
    density: {
      comfortable: group(DENSITY.comfortable, 'dimension', measure),
      compact: group(DENSITY.compact, 'dimension', measure),
    },
    font: {
      ...group(only(FONT, 'font-size'), 'dimension', measure),
      ...group(only(FONT, 'font-weight'), 'fontWeight', Number),
      ...group(only(FONT, 'line-height'), 'number', Number),
      ...group(
        { 'font-family': FONT['font-family'], 'font-mono': FONT['font-mono'] },
        'fontFamily',
        families,
      ),
    },
    motion: {
      ...group(only(MOTION, 'motion-fast'), 'duration', measure),
      ...group(only(MOTION, 'motion-base'), 'duration', measure),
      ...group(only(MOTION, 'motion-slow'), 'duration', measure),
      'motion-ease': {
        $type: 'cubicBezier',
        $value: (MOTION['motion-ease'].match(/[\d.]+/g) ?? []).map(Number),
      },
    },
    layer: group(LAYER, 'number', Number),
    shadow: { light: group(SHADOW.light, 'shadow', shadow), dark: group(SHADOW.dark, 'shadow', shadow) },
  }
}
