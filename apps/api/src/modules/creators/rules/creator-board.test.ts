import { describe, expect, test } from 'vitest'
import { CREATOR_BOARDS, creatorBoardRule, liveGoodsRule } from './creator-board.ts'
import { CREATOR_FLAG, triState, withTriState } from './creator-flag.ts'
import { perThousandViews, videoEngagement } from './video-figures.ts'

describe('the rule of a board', () => {
  test.each(CREATOR_BOARDS)('of %s tells the period, the order and how many are kept', (board) => {
    const texts = (['day', 'week', 'month'] as const).map((period) => creatorBoardRule(board, period))
    for (const text of texts) expect(text).toContain('取前 1,000 名，名次按全部国家与类目计算')
    expect(new Set(texts).size).toBe(3)
    for (const [at, days] of [1, 7, 30].entries()) expect(texts[at]).toMatch(new RegExp(`(近 | )?${days} 天`))
  })

  test('is another one for each board', () => {
    expect(new Set(CREATOR_BOARDS.map((board) => creatorBoardRule(board, 'week'))).size).toBe(6)
  })

  test('of dark horses names the weights and limits that the code counts with', () => {
    const text = creatorBoardRule('dark_horse', 'week')
    expect(text).toContain('30 × 涨粉率 ÷ 10% + 25 × GMV 环比增幅 + 20 × 互动率 ÷ 10% + 15 × 平均播放')
    expect(text).toContain(
      '10 ×（1 − log₁₀(粉丝数 ÷ 1,000) ÷ 3）；每项先限制在 0 到 1 之间，缺数据的一项计 0。',
    )
    expect(text).toContain('只收粉丝 1,000 到 1,000,000、近 7 天涨粉且有销售额的达人')
    expect(creatorBoardRule('dark_horse', 'day')).toContain('涨粉率 ÷ 2%')
    expect(creatorBoardRule('dark_horse', 'month')).toContain('涨粉率 ÷ 30%')
  })

  test('of products in lives names the period', () => {
    expect(liveGoodsRule('week')).toContain('直播销量（估）= 开播日在近 7 天内')
    expect(liveGoodsRule('month')).toContain('近 30 天')
  })
})

describe('bits', () => {
  test('stay as they are: rows are stored by them', () => {
    expect(CREATOR_FLAG).toEqual({
      ...{ selfRun: 1, independent: 2, verified: 4, plain: 8, contact: 16, promoted: 4, unpromoted: 8 },
      ...{ demo: 512, estimated: 2048 },
    })
  })

  test('two of them are yes, no or unknown, and leave the others', () => {
    expect([4, 8, 0, 16, 20].map((flags) => triState(flags, 4, 8))).toEqual([true, false, null, null, true])
    const set = (said: boolean | null | undefined) => withTriState(1 | 8, [4, 8], said)
    expect([true, false, null, undefined].map(set)).toEqual([5, 9, 1, 9])
  })
})

describe('figures of a video', () => {
  const figures = { views: 1_000, likes: 30, comments: 4, shares: 2, gmvUsd: 500 }

  test('engagement is likes, comments and shares in percent of the views, with two digits', () => {
    expect(videoEngagement(figures)).toBe(3.6)
    expect(videoEngagement({ ...figures, views: 3_000 })).toBe(1.2)
    expect(videoEngagement({ ...figures, views: 7_000 })).toBe(0.51)
    expect(videoEngagement({ ...figures, likes: 0, comments: 0, shares: 0 })).toBe(0)
    for (const name of ['views', 'likes', 'comments', 'shares'])
      expect(videoEngagement({ ...figures, [name]: null })).toBeNull()
    expect(videoEngagement({ ...figures, views: 0 })).toBeNull()
  })

  test('sales are told for a thousand views', () => {
    expect(perThousandViews(figures)).toBe(500)
    expect(perThousandViews({ ...figures, views: 3_000 })).toBe(167)
    expect(perThousandViews({ ...figures, gmvUsd: 0 })).toBe(0)
    expect(perThousandViews({ ...figures, gmvUsd: null })).toBeNull()
    expect(perThousandViews({ ...figures, views: 0 })).toBeNull()
    expect(perThousandViews({ ...figures, views: null })).toBeNull()
  })
})
