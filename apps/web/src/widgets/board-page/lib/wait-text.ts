/** When a quota is fresh again, in words, from the milliseconds until then. Rounded up: nobody comes too early. */
export function waitText(ms: number | undefined): string {
  if (ms === undefined) return '明天 00:00 重置'
  const minutes = Math.ceil(ms / 60_000)
  return minutes < 60 ? `${minutes} 分钟后重置` : `${Math.ceil(minutes / 60)} 小时后重置`
}
