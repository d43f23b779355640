import { expect, test } from 'vitest'
import { watchedBy } from './watched-by.ts'

const board = (path: string, operation: string, params: object = {}, fixed: object = {}) => ({
  ...{ path, operation, params, fixed },
})

test.each([
  ['/temu/home', 'searchGoods', {}, { marketplace: 'temu' }],
  ['/temu/weektop', 'rankGoods', { board: 'week' }, { marketplace: 'temu', board: 'week' }],
  ['/shein/starshop', 'rankShops', { board: 'star' }, { subject: 'shop', shopBoard: 'star' }],
  ['/tiktok_a/hot', 'rankCreators', { board: 'hot' }, { subject: 'creator', creatorBoard: 'hot' }],
  ['/tiktok/live', 'searchLives', {}, { marketplace: 'tiktok', subject: 'live' }],
  ['/tiktok/goodvideo', 'searchVideos', {}, { marketplace: 'tiktok', subject: 'video' }],
])('%s by %s is watched as it stands, whatever its day', (path, operation, params, expected) => {
  const watched = watchedBy(board(path, operation, params, { hosting: 'semi' }), {
    ...{ keyword: '水壶', date: '2026-11-20' },
  })
  expect(watched).toMatchObject(expected)
  expect(watched?.query).toEqual({ keyword: '水壶', hosting: 'semi' })
})

test('lists without stored days of their rows cannot be watched', () => {
  expect(watchedBy(board('/tiktok/hotlive', 'rankLiveGoods'), {})).toBeNull()
  expect(watchedBy(board('/temu/collect', 'searchFavourites'), {})).toBeNull()
})
