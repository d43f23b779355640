import { isEmptyRule, type LedgerClass } from '@haixuan/rules'
import type { ClassRule } from '../model/keep-classes.ts'

/** A rule while it is edited: it keeps its id when it moves. */
export interface DraftRule extends ClassRule {
  id: string
}

/** Rules with ids; nothing else of them changes. */
export const draftsOf = (rules: readonly ClassRule[]): DraftRule[] =>
  rules.map((rule, at) => ({ ...rule, id: `kept ${at}` }))

/** Rules as they are sent. */
export const rulesOf = (drafts: readonly DraftRule[]): ClassRule[] =>
  drafts.map(({ type, remark, class: name, isOn }) => ({
    ...{ type: type.trim(), remark: remark.trim(), class: name, isOn },
  }))

/** A rule one place up or down; at the end of the list it stays. */
export function moved(drafts: readonly DraftRule[], at: number, by: -1 | 1): DraftRule[] {
  const [one, other] = [drafts[at], drafts[at + by]]
  if (!one || !other) return [...drafts]
  return drafts.map((draft, place) => (place === at ? other : place === at + by ? one : draft))
}

/** What is wrong with a rule; null: nothing. */
export function faultOf(rule: ClassRule): string | null {
  if (isEmptyRule(rule)) return '账务类型和备注至少填一个'
  return rule.class === UNCHOSEN ? '请选类别' : null
}

/** The class of a rule that nobody has chosen one for. */
export const UNCHOSEN: LedgerClass = 'unclassified'
