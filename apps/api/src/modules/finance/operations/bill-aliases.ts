import type { components } from '@haixuan/api-sdk/schema'
import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { aliasEffect, aliasProblem, canonicalHeading, withAliases } from '../rules/bill-aliases.ts'
import type { BillLayout } from '../rules/bill-kind.ts'
import { BILL_LAYOUTS } from '../rules/bills/index.ts'
import { dropAlias, holdAliases, keepAlias, readAliases } from '../store/bill-aliases.ts'
import { layoutTitle } from './import-view.ts'

type Change = components['schemas']['BillAliasEffect']['example']

/** Two generations of a bill have one name: the year tells them apart. */
const titleWithYear = ({ id, name, generation }: BillLayout): string =>
  `${layoutTitle(id) ?? name}${generation === null ? '' : `（${generation} 版）`}`

export const listBillAliases: Handler<'listBillAliases'> = async (_req, { db }) => {
  const added = await readAliases(db.kysely)
  const columns = BILL_LAYOUTS.flatMap((layout) =>
    Object.entries(layout.columns).map(([field, column]) => ({
      ...{ layout: layout.id, title: titleWithYear(layout), field },
      heading: canonicalHeading(column),
      aliases: [...column.aliases, ...(column.sheetAliases ?? [])],
    })),
  )
  return { status: 200, body: { code: 0, data: { columns, added } } }
}

const refused = (text: string): Failure => new Failure('bill_alias_refused', text)
const titleOf = (id: string | null) => (id === null ? null : (layoutTitle(id) ?? id))
const changeView = ({ sheet, headings, before, after }: Change): Change => ({
  ...{ sheet, headings: [...headings], before: titleOf(before), after: titleOf(after) },
})

/** Adds an alias, or only says what it would change; a known sheet never becomes another bill. */
export const addBillAlias: Handler<'addBillAlias'> = async ({ body }, { db, caller }) => {
  const { layout, field, alias, isDryRun } = body
  const wanted = { layout, field, alias: alias.trim() }
  const data = await db.transaction(async (trx) => {
    await holdAliases(trx)
    const layouts = withAliases(BILL_LAYOUTS, await readAliases(trx))
    const problem = aliasProblem(layouts, wanted)
    if (problem !== null) throw refused(problem)
    const effect = aliasEffect(BILL_LAYOUTS, layouts, wanted)
    const example = changeView({ ...effect.example, headings: [...effect.example.headings] })
    const changed = effect.changed.map((one) => changeView({ ...one, headings: [...one.headings] }))
    if (isDryRun) return { example, changed, isAdded: false }
    const [first] = changed
    if (first) {
      const became = first.after === null ? '认不出来' : `被认成「${first.after}」`
      throw refused(
        `没有添加：加上以后，现在认成「${first.before ?? '不认识'}」的工作表「${first.sheet}」会${became}。请换一个更具体的表头`,
      )
    }
    await keepAlias(trx, wanted, signedIn(caller).userId)
    return { example, changed, isAdded: true }
  })
  return { status: 200, body: { code: 0, data } }
}

export const removeBillAlias: Handler<'removeBillAlias'> = async ({ query }, { db, caller }) => {
  await db.transaction(async (trx) => {
    await holdAliases(trx)
    if (!(await dropAlias(trx, query, signedIn(caller).userId)))
      throw refused('没有这个表头，可能已被移除，请刷新')
  })
  return { status: 200, body: { code: 0, data: null } }
}
