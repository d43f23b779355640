import type { CreatorRankColumns } from '../model/creator-row.ts'

/** Place and person, at the head of every board. */
export function rankIdentity<C>(c: CreatorRankColumns<C>): C[] {
  return [
    c.slot('place', '名次', {
      sort: 'place',
      width: 92,
      pin: 'left',
      hint: '当日名次；▲▼ 比前一个榜单日；连续在榜的天数',
    }),
    c.slot('creator', '达人', { width: 228, pin: 'left' }),
    c.slot('category', '带货类目', { width: 128 }),
  ]
}

/** How long on the board, how far it can be trusted, and what can be done. */
export function rankClosing<C>(c: CreatorRankColumns<C>): C[] {
  return [
    c.count('daysOnBoard', '在榜天数', { width: 96, hidden: true, hint: '连续在榜的榜单日数，含当日' }),
    c.slot('trust', '可信度', { width: 120, hint: '估算与示例数据的标记' }),
    c.slot('actions', '操作', { width: 88, pin: 'right' }),
  ]
}

/** Followers and what the period added to them. */
export function rankFollowers<C>(c: CreatorRankColumns<C>): C[] {
  return [
    c.slot('added', '粉丝变化量', { sort: 'followers_added', width: 124, hint: '统计期内净增的粉丝' }),
    c.count('followers', '粉丝数', { sort: 'followers', width: 104, hint: '当日的粉丝数' }),
  ]
}
