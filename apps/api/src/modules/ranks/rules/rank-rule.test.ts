import { SCORE_LEAST_SALES, STOCK_OUT_ABOVE } from '@haixuan/rules'
import { describe, expect, test } from 'vitest'
import { CHANCE_PARTS, CHANCE_VERSION, POTENTIAL_PARTS } from './chance-score.ts'
import { type BoardName, boardsOf } from './rank-board.ts'
import { rankRule, standardWeights } from './rank-rule.ts'

const BOARDS = [...new Set([...boardsOf('temu'), ...boardsOf('tiktok')])]
const BY_COUNTRY: BoardName[] = ['us', 'eu', 'world']
const textOf = (board: BoardName, period: 'day' | 'week' | 'month' = 'week') =>
  rankRule(board, period, []).text

describe('the text of a rule', () => {
  test.each(BOARDS)('of %s tells how many places are kept and how often', (board) => {
    const depth = BY_COUNTRY.includes(board) ? '每国收录前 1,000 名' : '收录前 3,000 名'
    expect(textOf(board)).toContain(`${depth}，每日更新一次。`)
    expect(textOf(board)).not.toContain('所选周期')
  })

  test('is another one for each board but those of Europe and the world', () => {
    const texts = BOARDS.filter((board) => board !== 'world').map((board) => textOf(board))
    expect(new Set(texts).size).toBe(texts.length)
    expect(textOf('world')).toBe(textOf('eu'))
  })

  test.each([
    ['day', '昨日'],
    ['week', '近 7 天'],
    ['month', '近 30 天'],
  ] as const)('names the period %s', (period, name) => {
    expect(textOf('sales', period)).toMatch(new RegExp(`^按${name}销量（估）排名`))
    expect(textOf('full', period)).toMatch(new RegExp(`^全托管商品按${name}销量（估）排名`))
  })

  test('names the limits that the code counts with', () => {
    expect(textOf('burst')).toContain(`近 7 天销量不少于 ${SCORE_LEAST_SALES} 件`)
    expect(textOf('potential')).toContain(`近 7 天销量不少于 ${SCORE_LEAST_SALES} 件`)
    expect(textOf('sold-out')).toContain(`相邻日销量超过 ${STOCK_OUT_ABOVE} 为“真实断货”`)
    expect(textOf('sold-out')).toContain('断货前 7 天日均不少于 10 件')
    expect(textOf('surge')).toContain('前 7 天不足 30 件的不参加')
    expect(textOf('fivestar')).toContain('全球评分不低于 4.8 且评论不少于 50 条')
  })

  test('tells that windows with too many missing days are not computed', () => {
    for (const board of ['week', 'month'] as const)
      expect(textOf(board)).toContain('一段日子里缺数据的天数超过七分之二时不计算。')
  })
})

describe('the parts of a score', () => {
  test('of 爆品 have their names, and the weights in force beside the standard ones', () => {
    expect(rankRule('burst', 'week', [1, 2, 3, 4, 5])).toMatchObject({
      version: CHANCE_VERSION,
      parts: [
        { key: 'growth', name: '增速', weight: 1, standard: 35 },
        { key: 'competition', name: '竞争', weight: 2, standard: 20 },
        { key: 'rating', name: '评分', weight: 3, standard: 20 },
        { key: 'priceBand', name: '价格带', weight: 4, standard: 15 },
        { key: 'stockOut', name: '断货信号', weight: 5, standard: 10 },
      ],
    })
  })

  test('of 潜力 too; a weight that is not there is 0', () => {
    expect(rankRule('potential', 'week', [7]).parts).toEqual([
      { key: 'growth', name: '增速', weight: 7, standard: 40 },
      { key: 'saturation', name: '达人饱和度', weight: 0, standard: 30 },
      { key: 'commission', name: '佣金', weight: 0, standard: 30 },
    ])
  })

  test('are in the order in which scores are stored', () => {
    expect(rankRule('burst', 'week', []).parts.map(({ key }) => key)).toEqual([...CHANCE_PARTS])
    expect(rankRule('potential', 'week', []).parts.map(({ key }) => key)).toEqual([...POTENTIAL_PARTS])
  })

  test('are none on a board without a score', () => {
    for (const board of BOARDS.filter((each) => each !== 'burst' && each !== 'potential')) {
      expect(standardWeights(board)).toEqual([])
      expect(rankRule(board, 'week', [1]).parts).toEqual([])
    }
  })
})

test('the version of the formula is printed; another formula is another version', () => {
  expect(CHANCE_VERSION).toBe('v1')
})
