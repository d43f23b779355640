import { type ClassMove, type ClassRule, classMoves, patternsOfRules, type ReturnRule } from '@haixuan/rules'
import type { Database } from '#platform/database/database.ts'
import { classRevision, classRules, replaceClassRules } from './class-rules.ts'
import type { BookScope } from './counted-rows.ts'
import { holdBooks } from './hold-books.ts'
import { bookKey, type EarnedBook, readBooks } from './read-books.ts'
import { ledgerSums } from './report-sums.ts'

/** Figures of a book that classes decide. */
interface ClassFigures {
  platformNet: number
  /** Null without a rate of the book's currency. */
  profit: number | null
  /** Classes that differ from the account book. */
  different: number
}

export interface ClassEffect {
  moves: ClassMove[]
  books: { storeId: string; month: number; currency: string; before: ClassFigures; after: ClassFigures }[]
  /** Of the rules that hold now. */
  revision: number
}

/** Thrown to take back what a dry run wrote. */
class DryRun extends Error {}

interface RuleChange {
  userId: string
  rules: readonly ClassRule[]
  rule: ReturnRule
  isDryRun: boolean
  /** @throws when the rules that hold are not those that the caller knows */
  requireRevision: (revision: number) => void
}

/**
 * Replaces the rules of classes and says what that changes. A dry run does it too and takes it back, so that it says exactly
 * what the change will do. The books are held from the beginning.
 */
export async function changeClassRules(
  db: Database,
  scope: BookScope,
  { userId, rules, rule, isDryRun, requireRevision }: RuleChange,
): Promise<ClassEffect> {
  let done: ClassEffect | undefined
  const { accountId } = scope
  try {
    await db.transaction(async (trx) => {
      const moment = { kysely: trx }
      await holdBooks(trx, accountId)
      const held = await classRevision(moment, accountId)
      requireRevision(held)
      const before = await classRules(moment, accountId)
      const isSame = JSON.stringify(before) === JSON.stringify(rules)
      const lines = await ledgerSums(moment, scope)
      const was = await readBooks(moment, scope, { rule })
      const revision = isSame ? held : held + 1
      if (!isSame) await replaceClassRules(trx, { accountId, userId }, { before, after: rules, revision })
      done = {
        moves: classMoves(lines, patternsOfRules(before), patternsOfRules(rules)),
        books: changedBooks(was, await readBooks(moment, scope, { rule })),
        revision: isDryRun ? held : revision,
      }
      if (isDryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  if (!done) throw new Error('A transaction that ends without an error has its result.')
  return done
}

const figures = ({ economic, goods, reconciliation }: EarnedBook): ClassFigures => ({
  ...{ platformNet: economic.platformNet, profit: goods.profit },
  different: reconciliation.filter(({ result }) => result === 'different').length,
})

/** Rules make no book and end none: both lists have the same. */
function changedBooks(before: readonly EarnedBook[], after: readonly EarnedBook[]): ClassEffect['books'] {
  const was = new Map(before.map((book) => [bookKey(book), figures(book)]))
  return after.flatMap((book) => {
    const { storeId, month, currency } = book
    const [own, next] = [was.get(bookKey(book)) ?? figures(book), figures(book)]
    const isSame = JSON.stringify(own) === JSON.stringify(next)
    return isSame ? [] : [{ storeId, month, currency, before: own, after: next }]
  })
}
