const clock = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false })
const dayAndMonth = new Intl.DateTimeFormat('zh-CN', { month: '2-digit', day: '2-digit' })

/** Midnight of the local day, epoch milliseconds. */
function dayStart(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0)
}

/**
 * A moment as people say it: 今天 08:30, 昨天 08:30, 11-19 08:30, 2025-11-19. Local time.
 * @param moment epoch milliseconds
 * @param now epoch milliseconds of the server's clock
 */
export function momentText(moment: number, now: number): string {
  const days = Math.round((dayStart(now) - dayStart(moment)) / 86_400_000)
  const time = clock.format(moment)
  if (days === 0) return `今天 ${time}`
  if (days === 1) return `昨天 ${time}`
  const date = new Date(moment)
  const day = dayAndMonth.format(date).replace('/', '-')
  return date.getFullYear() === new Date(now).getFullYear()
    ? `${day} ${time}`
    : `${date.getFullYear()}-${day}`
}

/** How long ago, shortly: 5分钟前, 3小时前, 12天前. Future moments count as now. */
export function agoText(moment: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - moment) / 60_000))
  if (minutes < 1) return '刚刚'
  if (minutes < 60) return `${minutes}分钟前`
  if (minutes < 1440) return `${Math.floor(minutes / 60)}小时前`
  return `${Math.floor(minutes / 1440)}天前`
}

/** `20261120` as `11-20`, for axes; anything else as it stands. */
export function dayText(yyyymmdd: string): string {
  return /^\d{8}$/.test(yyyymmdd) ? `${yyyymmdd.slice(4, 6)}-${yyyymmdd.slice(6)}` : yyyymmdd
}
