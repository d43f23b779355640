import { advanceOf } from '../../fonts/font-metrics.ts'
import type { GlyphRun } from '../../layout/display-list.ts'
import { glyphPath, type OutlineSource, runOutlines } from '../fonts/glyph-outlines.ts'
import { escaped, short } from './svg-text.ts'

const FAMILIES = {
  latin: "'Noto Sans','Noto Sans Variable',sans-serif",
  chinese: "'Noto Sans SC','Noto Sans SC Variable','Source Han Sans SC',sans-serif",
  korean: "'Noto Sans KR','Noto Sans KR Variable','Malgun Gothic',sans-serif",
  japanese: "'Noto Sans JP','Noto Sans JP Variable','Yu Gothic',sans-serif",
} as const

/** The shapes of a run: looks the same wherever it is opened, and can no longer be typed over. */
export function outlinedRun(run: GlyphRun, fonts: OutlineSource): string {
  const glyphs = runOutlines(run, fonts).map(
    ({ outline, matrix }) =>
      `<path transform="matrix(${matrix.map(short).join(' ')})" d="${glyphPath(outline)}"/>`,
  )
  return glyphs.length === 0 ? '' : `<g fill="${run.ink}">${glyphs.join('')}</g>`
}

/** A run as text that can be searched and typed over; every character is where the layout puts it. */
export function typedRun(run: GlyphRun): string {
  const places: string[] = []
  let pen = 0
  for (const character of run.text) {
    places.push(short((run.isTurned ? 0 : run.x) + pen))
    const advance = advanceOf(character.codePointAt(0) ?? 0, run.face, run.isBold) ?? 1000
    pen += (advance * run.size) / 1000 + run.spacing
  }
  const turn = run.isTurned ? ` transform="translate(${short(run.x)} ${short(run.y)}) rotate(90)"` : ''
  return (
    `<text x="${places.join(' ')}" y="${run.isTurned ? 0 : short(run.y)}"${turn}` +
    ` font-family="${FAMILIES[run.face]}" font-size="${short(run.size)}" font-weight="${run.isBold ? 700 : 400}"` +
    ` fill="${run.ink}" xml:space="preserve">${escaped(run.text)}</text>`
  )
}
