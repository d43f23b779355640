/** Which way a figure went, and by how much. Red means up and green means down, as in Chinese markets. */
export type Change = {
  readonly direction: 'up' | 'down' | 'flat'
  /** Without a sign: the arrow carries it. */
  readonly text: string
  /** With a word instead of the arrow, for screen readers. */
  readonly words: string
}

const percent = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumFractionDigits: 1 })

/**
 * A relative change, 0.12 for twelve percent. What rounds to 0.0 % is flat. Missing gives null: there
 * is no change to speak of, which is not the same as none.
 */
export function changeOf(ratio: number | null | undefined): Change | null {
  if (ratio == null || !Number.isFinite(ratio)) return null
  const text = percent.format(Math.abs(ratio))
  if (text === percent.format(0)) return { direction: 'flat', text, words: '持平' }
  return ratio > 0
    ? { direction: 'up', text, words: `上升 ${text}` }
    : { direction: 'down', text, words: `下降 ${text}` }
}
