/** What kinds of jobs and schedules are called; a kind of another version is shown as it is. */
const NAMES: Readonly<Record<string, string>> = {
  'roll-up': '每日汇总',
  alerts: '视图提醒',
  'stock-reminders': '恢复提醒',
  'live-reminders': '下场提醒',
  seats: '席位通知',
  vacuum: '整理数据库',
  'forget-jobs': '清理任务记录',
  'forget-notices': '清理消息',
  'forget-sessions': '清理登录状态',
  'forget-account-events': '清理账号记录',
  'forget-operator-events': '清理操作记录',
  'forget-opened-rows': '清理当日查看记录',
  'forget-quota-days': '清理额度记录',
  'forget-taken-away': '清理已移除的收藏',
}

export const jobName = (kind: string): string => NAMES[kind] ?? kind

/** A wait in the largest unit that fits: 45 秒, 12 分钟, 3 小时, 2 天. */
export function waitText(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  if (seconds < 60) return `${seconds} 秒`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} 分钟`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} 小时`
  return `${Math.floor(seconds / 86_400)} 天`
}
