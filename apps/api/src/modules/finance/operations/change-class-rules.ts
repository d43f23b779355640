import { BUILT_IN_RULES, isEmptyRule, patternsOfRules } from '@haixuan/rules'
import { signedIn } from '#modules/access'
import { readTogether } from '#platform/database/read-together.ts'
import { Failure } from '#platform/failure.ts'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { monthText } from '../rules/month-text.ts'
import { unclassifiedGroups } from '../rules/unclassified-groups.ts'
import { changeClassRules } from '../store/class-effect.ts'
import { classChanges, classRevision, classRules } from '../store/class-rules.ts'
import type { BookScope } from '../store/counted-rows.ts'
import { ledgerSums } from '../store/report-sums.ts'
import { type FinanceScope, financeScope, storeView } from './finance-scope.ts'

/** Groups of lines without a class that an answer has. */
const MOST_GROUPS = 50

/** Books of the caller's own account, all its stores: a rule is valid in all of them. */
async function ownBooks(context: CallContext): Promise<{ scope: BookScope; stores: FinanceScope['stores'] }> {
  const { userId } = signedIn(context.caller)
  const { scopes, stores } = await financeScope(context, undefined)
  const scope = scopes.find(({ accountId }) => accountId === userId) ?? { accountId: userId, storeIds: [] }
  return { scope, stores }
}

export const getFinanceClassRules: Handler<'getFinanceClassRules'> = async (_, context) => {
  const { scope } = await ownBooks(context)
  const { rules, revision, lines } = await readTogether(context.db, async (db) => ({
    rules: await classRules(db, scope.accountId),
    revision: await classRevision(db, scope.accountId),
    lines: await ledgerSums(db, scope),
  }))
  const unclassified = unclassifiedGroups(lines, patternsOfRules(rules)).slice(0, MOST_GROUPS)
  const data = {
    ...{ revision, rules, builtIn: [...BUILT_IN_RULES] },
    unclassified: unclassified.map(({ months, ...group }) => ({ ...group, months: months.map(monthText) })),
  }
  return { status: 200, body: { code: 0, data } }
}

/** @throws {Failure} `finance_class_rules_changed` */
const requireSame = (known: number) => (held: number) => {
  if (held === known) return
  throw new Failure('finance_class_rules_changed', '归类规则刚被修改过，没有保存：请刷新后再改')
}

export const putFinanceClassRules: Handler<'putFinanceClassRules'> = async ({ body }, context) => {
  const { userId } = signedIn(context.caller)
  const rules = body.rules.map(({ type, remark, class: name, isOn }) => ({
    ...{ type: type.trim(), remark: remark.trim(), class: name, isOn },
  }))
  const empty = rules.findIndex(isEmptyRule)
  if (empty >= 0) {
    throw new Failure(
      'finance_class_rule_refused',
      `第 ${empty + 1} 条规则没有条件，会套住每一行：请填账务类型或备注里的文字`,
    )
  }
  const { scope, stores } = await ownBooks(context)
  const { moves, books, revision } = await changeClassRules(context.db, scope, {
    ...{ userId, rules, rule: body.returns ?? 'original-cost', isDryRun: body.dryRun },
    requireRevision: requireSame(body.revision),
  })
  const named = new Set(books.map(({ storeId }) => storeId))
  const data = {
    revision,
    moves: moves.map(({ month, ...move }) => ({ ...move, month: monthText(month) })),
    stores: stores.filter(({ id }) => named.has(id)).map(storeView),
    books: books.map(({ storeId, month, currency, before, after }) => ({
      ...{ store: storeId, month: monthText(month), currency },
      ...{ before: figuresView(before), after: figuresView(after) },
    })),
  }
  return { status: 200, body: { code: 0, data } }
}

const figuresView = ({
  profit,
  ...figures
}: {
  platformNet: number
  profit: number | null
  different: number
}) => ({ ...figures, profitFen: profit })

export const listFinanceClassChanges: Handler<'listFinanceClassChanges'> = async ({ query }, context) => {
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const { userId } = signedIn(context.caller)
  const changes = await classChanges(context.db, userId, { limit, offset: (page - 1) * limit })
  const data = changes.map(({ at, ...change }) => ({ ...change, at: at.getTime() }))
  return { status: 200, body: { code: 0, data } }
}
