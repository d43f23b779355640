const FORMAT = new Intl.DateTimeFormat('zh-CN', {
  ...{ timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
})

/** `2026-11-25 20:14`, China Standard Time. */
export function timeText(at: number): string {
  const parts = new Map(FORMAT.formatToParts(at).map(({ type, value }) => [type, value]))
  const of = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}`
}
