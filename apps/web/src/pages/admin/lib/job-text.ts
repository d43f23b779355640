/** What kinds of jobs and schedules are called; a kind of another version is shown as it is. */
const NAMES: Readonly<Record<string, string>> = {
  'roll-up': '每日汇总',
  alerts: '视图提醒',
  'stock-reminders': '恢复提醒',
  'live-reminders': '开播提醒',
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
  'forget-rate-windows': '清理调用计数',
  'forget-messages': '清理已发消息',
  'clear-files': '清理文件',
  export: '导出列表',
  'sweep-exports': '清理导出',
  'import-file': '导入文件',
  'import-typed': '导入命令行的文件',
  'read-bills': '读取账单',
  'commit-bills': '写入账单',
  'undo-bills': '撤销账单导入',
  'forget-bill-imports': '清理未写入的账单导入',
  'move-licences': '移动营业执照图片',
  'move-label-pictures': '移动标签图片',
  'forget-uploads': '清理未用的上传',
  'send-message': '发送短信和邮件',
  'deliver-notices': '合并通知邮件',
  'send-subscribed': '发送通知邮件',
}

export const jobName = (kind: string): string => NAMES[kind] ?? kind

/** When a schedule is due: 每天 03:30（北京时间）, 每 5 分钟; one that is neither as it is written. */
export function scheduleText(cron: string, zone: string): string {
  const [, every] = /^\*\/(\d{1,2}) \* \* \* \*$/.exec(cron) ?? []
  if (every !== undefined) return `每 ${every} 分钟`
  const [, minute = '', hour = ''] = /^(\d{1,2}) (\d{1,2}) \* \* \*$/.exec(cron) ?? []
  const when = minute === '' ? cron : `每天 ${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
  return `${when}（${zone === 'Asia/Shanghai' ? '北京时间' : zone}）`
}

/** A wait in the largest unit that fits: 45 秒, 12 分钟, 3 小时, 2 天. */
export function waitText(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  if (seconds < 60) return `${seconds} 秒`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} 分钟`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} 小时`
  return `${Math.floor(seconds / 86_400)} 天`
}
