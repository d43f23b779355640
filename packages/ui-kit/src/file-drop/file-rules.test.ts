import { describe, expect, it } from 'vitest'
import { fileProblem, fileSizeText } from './file-rules.ts'

describe('fileProblem', () => {
  const rules = { endings: ['.xlsx', '.csv'], maxBytes: 10 * 1024 * 1024 }
  it('takes what fits, whatever the case of its ending', () => {
    expect(fileProblem({ name: '结算单.XLSX', size: 10 * 1024 * 1024 }, rules)).toBeUndefined()
    expect(fileProblem({ name: 'any.bin', size: 1 }, {})).toBeUndefined()
  })
  it('says which file is wrong and what would be right', () => {
    expect(fileProblem({ name: 'a.xls', size: 1 }, rules)).toBe(
      '“a.xls”的格式不支持，请选择 .xlsx、.csv 文件',
    )
    expect(fileProblem({ name: 'a.csv', size: 0 }, rules)).toBe('“a.csv”是空文件')
    expect(fileProblem({ name: 'a.csv', size: 11 * 1024 * 1024 }, rules)).toBe(
      '“a.csv”有 11 MB，超过上限 10 MB',
    )
  })
})

describe('fileSizeText', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1536, '1.5 KB'],
    [5 * 1024 ** 3, '5 GB'],
    [5 * 1024 ** 4, '5120 GB'],
  ])('%d is %s', (bytes, text) => expect(fileSizeText(bytes)).toBe(text))
})
