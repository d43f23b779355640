import type { LiveColumns } from '../model/live-row.ts'

/** Every column of a list of lives. */
export function liveColumns<C>(c: LiveColumns<C>): C[] {
  return [
    c.slot('live', '直播间', { width: 300, pin: 'left' }),
    c.slot('host', '主播信息', { width: 180 }),
    c.slot('startedAt', '开播时间', { sort: 'started_at', width: 148 }),
    c.slot('duration', '直播时长', { sort: 'duration', width: 108 }),
    c.count('units', '总销量(估)', { sort: 'units', width: 116 }),
    c.usd('gmvUsd', '总销售额($，估)', { sort: 'gmv', width: 148 }),
    c.count('viewers', '累计观看人次', { sort: 'viewers', width: 132 }),
    c.count('peakOnline', '在线人数峰值', { sort: 'peak_online', width: 132 }),
    c.count('goodsCount', '商品数', { width: 84 }),
    c.moment('updatedAt', '更新时间', { sort: 'updated_at', width: 108 }),
    c.slot('trust', '可信度', { width: 120, hint: '估算与示例数据的标记' }),
    c.slot('actions', '操作', { width: 88, pin: 'right' }),
  ]
}
