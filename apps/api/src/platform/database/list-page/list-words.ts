import { type RawBuilder, sql } from 'kysely'
import { grams } from '../../grams.ts'
import { all, type IndexedWords, type ListConditions, type ListDeclaration } from './list-query.ts'

/** The words of a keyword, in search form. */
interface Words {
  include: readonly string[]
  exclude: readonly string[]
}

/** Conditions of a keyword on the row that holds the words. */
interface WordsAsked extends Words {
  marketplaceCode: number
  /** More conditions on that row (`t` in a table of words, else `m`), each found by an index of its own. */
  indexedTests?: readonly RawBuilder<unknown>[]
}

type WordsAlias = 'm' | 't'

const like = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Whether a row has the words: the exact check, which no index answers. */
function wordTests(alias: WordsAlias, { include, exclude }: Words): RawBuilder<unknown>[] {
  const search = sql.ref(`${alias}.search`)
  return [
    ...include.map((word) => sql`${search} like ${like(word)}`),
    ...exclude.map((word) => sql`${search} not like ${like(word)}`),
  ]
}

/** What the keyword index answers; nothing without a word of two characters. */
function gramCondition(alias: WordsAlias, { marketplaceCode, include }: WordsAsked): RawBuilder<unknown>[] {
  const wanted = [...new Set(include.flatMap((word) => grams(marketplaceCode, word)))]
  return wanted.length > 0 ? [sql`${sql.ref(`${alias}.grams`)} @> ${wanted}::integer[]`] : []
}

/** Conditions on the row that holds the words itself, the one that the keyword index answers first. */
export const wordsOfRow = (alias: WordsAlias, asked: WordsAsked): RawBuilder<unknown>[] => [
  ...gramCondition(alias, asked),
  ...wordTests(alias, asked),
]

/** Words in a table of their own, whose rows go by `t`. */
function wordsElsewhere(
  id: string,
  wordsTable: string,
  { byGrams, tests }: Record<'byGrams' | 'tests', RawBuilder<unknown>[]>,
) {
  const [key, listed, table] = [sql.ref(`t.${id}`), sql.ref(`m.${id}`), sql.table(wordsTable)]
  const found: IndexedWords = {
    where: [sql`${listed} in (select ${key} from ${table} t where ${all([...byGrams, ...tests])})`],
    // Selected as a value, row by row and in order: with a join the planner would read all words at once.
    tests: [sql`(select ${all(tests)} from ${table} t where ${key} = ${listed})`],
    tested: [],
  }
  const unindexed = [sql`exists (select 1 from ${table} t where ${all([sql`${key} = ${listed}`, ...tests])})`]
  return { found, unindexed }
}

/** Words in columns of the listed table itself. */
function wordsInside({ byGrams, tests }: Record<'byGrams' | 'tests', RawBuilder<unknown>[]>) {
  const found: IndexedWords = { where: [...byGrams, ...tests], tests, tested: ['search'] }
  return { found, unindexed: tests }
}

/** Adds a keyword to the conditions of a list. One that no index finds is a condition like the others. */
export function withWords(
  { id, wordsTable }: Pick<ListDeclaration, 'id' | 'wordsTable'>,
  where: readonly RawBuilder<unknown>[],
  asked: WordsAsked,
): ListConditions {
  const alias = wordsTable === undefined ? 'm' : 't'
  const { indexedTests = [] } = asked
  const byGrams = gramCondition(alias, asked)
  const tests = [...wordTests(alias, asked), ...indexedTests]
  if (tests.length === 0) return { where, words: null }
  const parts = { byGrams, tests }
  const words = wordsTable === undefined ? wordsInside(parts) : wordsElsewhere(id, wordsTable, parts)
  const isIndexed = byGrams.length + indexedTests.length > 0
  return isIndexed ? { where, words: words.found } : { where: [...where, ...words.unindexed], words: null }
}
