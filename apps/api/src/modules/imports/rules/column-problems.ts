import type { MappingProblem } from './mapping-error.ts'
import { columnsOf, type MappingFile } from './mapping-file.ts'
import { didYouMean } from './nearest-name.ts'

/**
 * Columns that a mapping needs and a file does not have, each explained with what the file has.
 * @param sampledRows the columns are those of so many first rows only; null when the file names all of them
 */
export function columnProblems(
  mapping: MappingFile,
  columns: readonly string[],
  sampledRows: number | null = null,
): MappingProblem[] {
  const problems: MappingProblem[] = []
  for (const [part, rules] of Object.entries({ fields: mapping.fields, latest: mapping.latest ?? {} })) {
    for (const [name, rule] of Object.entries(rules)) {
      for (const column of columnsOf(rule, true)) {
        if (columns.includes(column)) continue
        const where = sampledRows === null ? '文件里' : `文件的前 ${sampledRows} 行里`
        const message = `${where}没有列 ${column}${didYouMean(column, columns)}`
        problems.push({ key: `${part}.${name}`, message })
      }
    }
  }
  if (problems.length > 0) {
    problems.push({ key: '', message: `文件里的列：${columns.join('、')}` })
    const why = sampledRows === null ? '可以没有的列' : '可以没有或后面才出现的列'
    problems.push({ key: '', message: `${why}，请给它的字段加 optional: true` })
  }
  return problems
}
