import type { FontFace } from '../../fonts/font-metrics.ts'

/** Files of a face with the characters that are taken from each, as the generator packed them. */
export type PackedSlices = readonly (readonly [file: string, packed: string])[]

/** The table of a face that is fetched on demand: it comes with the first label that needs it. */
export async function moreSlices(face: FontFace): Promise<PackedSlices> {
  if (face === 'korean') return (await import('./korean-slices.gen.ts')).KOREAN_SLICES
  if (face === 'japanese') return (await import('./japanese-slices.gen.ts')).JAPANESE_SLICES
  return []
}

/** Runs of characters, first and last: `gap.length` of runs of code points, base 36, an empty length is 1. */
export function slicesRuns(packed: string): [from: number, to: number][] {
  let end = 0
  return packed.split(' ').map((run) => {
    const [gap = '', length = '1'] = run.split('.')
    const start = end + Number.parseInt(gap, 36)
    end = start + Number.parseInt(length, 36)
    return [start, end - 1]
  })
}
