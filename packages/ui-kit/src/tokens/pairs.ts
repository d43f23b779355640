import type { ColorName } from './colors.ts'

const GROUNDS: ColorName[] = ['bg', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover']
const ROW_GROUNDS: ColorName[] = [...GROUNDS, 'surface-selected']

const on = (texts: ColorName[], grounds: ColorName[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const))

/** Text on ground as the kit uses them: each must reach 4.5:1 (WCAG 2.2 AA, 1.4.3). */
export const TEXT_PAIRS: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ...on(['text', 'text-muted', 'text-faint', 'accent-text', 'up', 'down', 'danger-text'], ROW_GROUNDS),
  ...on(['warning-text', 'success-text', 'info-text'], GROUNDS),
  ...on(['text', 'accent-text'], ['accent-soft', 'accent-soft-hover']),
  ...on(['text', 'danger-text'], ['danger-soft']),
  ...on(['text', 'warning-text'], ['warning-soft']),
  ...on(['text', 'success-text'], ['success-soft']),
  ...on(['text', 'info-text'], ['info-soft']),
  ['up', 'up-soft'],
  ['down', 'down-soft'],
  ['text-on-accent', 'accent'],
  ['text-on-accent', 'accent-hover'],
  ['text-on-accent', 'accent-active'],
  ['text-on-danger', 'danger'],
  ['text-on-danger', 'danger-hover'],
  ['text-on-danger', 'danger-active'],
  ['text-on-inverse', 'inverse'],
  ['chart-axis', 'surface'],
  // The cells of a heat grid: dark words up to level 3, their own words above, which a brand never changes.
  ...on(['text'], ['heat-0', 'heat-1', 'heat-2', 'heat-3']),
  ...on(['text-on-heat'], ['heat-4', 'heat-5']),
]

const CHART_SERIES: ColorName[] = [
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
  'chart-7',
  'chart-8',
]

/** Edges of controls, focus rings and chart lines: each must reach 3:1 (WCAG 2.2 AA, 1.4.11). */
export const GRAPHIC_PAIRS: readonly (readonly [graphic: ColorName, ground: ColorName])[] = [
  ...on(['border-strong', 'focus'], ['bg', 'surface', 'surface-raised', 'surface-hover']),
  ...on(['accent', 'danger', 'success', 'info'], ['bg', 'surface', 'surface-raised']),
  ...on(CHART_SERIES, ['surface']),
]
