/** Time left as `2天 03:04:05`, without the days below one day. Part of a second counts as a whole one. */
export function remainingText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const days = Math.floor(seconds / 86_400)
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
  const text = clock.map((part) => String(part).padStart(2, '0')).join(':')
  return days > 0 ? `${days}天 ${text}` : text
}
