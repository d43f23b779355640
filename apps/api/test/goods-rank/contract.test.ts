import { expect, test } from 'vitest'
import { type BoardName, boardsOf } from '../../src/modules/ranks/rules/rank-board.ts'
import { rankRule, standardWeights } from '../../src/modules/ranks/rules/rank-rule.ts'
import { MARKETPLACES } from '../../src/modules/reference/rules/marketplace.ts'
import { readContract, type Schema } from '../../src/platform/contract/contract.ts'

const schemas = readContract().components['schemas'] as Record<string, Schema>
const part = (name: string, key: string) => (schemas[name] as Record<string, unknown>)[key]

test('a place on a board has every field of a product, word for word', () => {
  expect(part('RankRow', 'properties')).toMatchObject(part('GoodsRow', 'properties') as object)
  expect(part('RankRow', 'required')).toEqual(
    expect.arrayContaining(part('GoodsRow', 'required') as string[]),
  )
})

test('every board of the contract is some marketplace’s, and has a rule', () => {
  const boards = part('RankBoard', 'enum') as BoardName[]
  expect([...new Set(MARKETPLACES.flatMap(boardsOf))].sort()).toEqual([...boards].sort())
  for (const board of boards) {
    const { text, parts } = rankRule(board, 'month', standardWeights(board))
    expect(text).toContain('每日更新一次')
    expect(text).not.toContain('所选周期')
    expect(parts.map(({ weight }) => weight)).toEqual(standardWeights(board))
  }
})
