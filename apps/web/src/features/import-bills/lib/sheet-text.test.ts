import { describe, expect, it } from 'vitest'
import { foundText, isBroken } from './found-text.ts'
import { file, sheet } from './sample-import.fixture.ts'
import { countText, nothingText, remarkOf, rowsText } from './sheet-text.ts'
import { timeText } from './time-text.ts'

describe('rows of a sheet', () => {
  it.each([
    [{}, '926 新增 0 重复 0 拒收'],
    [{ added: 412, duplicate: 1_794, refused: 1 }, '412 新增 1,794 重复 1 拒收'],
    [{ added: null, duplicate: null }, '926 行'],
    [{ kind: 'unknown', rows: 14 }, '14 行原样保存，不计入'],
    [{ kind: 'no_bills', title: '平台提示：没有账单' }, '平台提示：没有账单'],
    [{ kind: 'broken' }, '没有读入任何一行'],
  ])('%j says %s', (change, text) => {
    expect(rowsText(sheet(change))).toBe(text)
  })
})

describe('remarks of a sheet', () => {
  const refusal = {
    ...{ file: 'a.xlsx', sheet: '售后问题', line: 74, column: 3, heading: 'SKU ID', text: '2.41E+17' },
    reason: 'Excel 改坏了',
  }
  it.each([
    [{ unknownColumns: ['活动补贴比例'] }, '多出 1 列「活动补贴比例」：不参与计算，已保存'],
    [{ kind: 'no_bills' }, '记为已覆盖，不是 0 行缺失'],
    [{ totals: 2, problem: '表头不全' }, '表头不全；2 行合计不重复计入'],
    [{}, ''],
  ])('%j says %s', (change, text) => {
    expect(remarkOf(sheet(change))).toBe(text)
  })

  it('begin with the first refused row: where, what stood there, why', () => {
    expect(remarkOf(sheet({ totals: 1 }), refusal)).toBe(
      '第 74 行：SKU ID 是 2.41E+17，Excel 改坏了；1 行合计不重复计入',
    )
    expect(remarkOf(sheet(), { ...refusal, text: '' })).toBe('第 74 行：SKU ID 是 空的，Excel 改坏了')
  })
})

it('all files together: what there is none of is left out', () => {
  const broken = file({ sheets: [sheet({ kind: 'broken' })] })
  const half = file({ sheets: [sheet({ kind: 'broken' }), sheet(), sheet({ kind: 'unknown' })] })
  expect([isBroken(broken), isBroken(half), isBroken(file({ sheets: [] }))]).toEqual([true, false, false])
  expect(foundText([file(), half, broken])).toBe('3 个文件 · 2 张表认出 · 1 张不认识 · 1 个文件打不开')
  expect(foundText([file()])).toBe('1 个文件 · 1 张表认出')
})

it('nothing new is said to be known only where it is', () => {
  expect(nothingText({ rows: 3, duplicate: 3 })).toContain('以前都导入过')
  expect(nothingText({ rows: 0, duplicate: 0 })).toContain('没有数据行')
  expect(nothingText({ rows: 3, duplicate: 0 })).toBe('没有可以写入的明细。')
})

it('what is not known is not 0, and times are those of China', () => {
  expect([countText(null), countText(0), countText(1_710)]).toEqual(['—', '0', '1,710'])
  expect(timeText(Date.UTC(2026, 10, 25, 16, 4))).toBe('2026-11-26 00:04')
})
