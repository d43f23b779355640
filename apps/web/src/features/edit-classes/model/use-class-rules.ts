import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { type DraftRule, draftsOf, faultOf, moved, rulesOf, UNCHOSEN } from '../lib/rule-list.ts'
import { type ClassEffect, type ClassRules, checkClassesFx, keepClassesFx } from './keep-classes.ts'

/** How long the server is not asked while somebody types. */
const REST_MS = 400

/** Asks the server what a list would do, once nobody types. Null while the answer is not for this list. */
function useEffectOf(sent: string | null, onProblem: (text: string) => void): ClassEffect | null {
  const ask = useUnit(checkClassesFx)
  const [check, setCheck] = useState<{ of: string; data: ClassEffect } | null>(null)
  useEffect(() => {
    if (sent === null) return
    let isOld = false
    const timer = setTimeout(() => {
      ask(JSON.parse(sent)).then(
        (data) => !isOld && setCheck({ of: sent, data }),
        ({ message }: Error) => !isOld && onProblem(message),
      )
    }, REST_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [sent, ask, onProblem])
  return sent !== null && check?.of === sent ? check.data : null
}

/** Rules while they are edited, and what keeping them would do. */
export function useClassRules(kept: ClassRules) {
  const [edited, setEdited] = useState<DraftRule[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [keep, isSaving] = useUnit([keepClassesFx, keepClassesFx.pending])
  const drafts = edited ?? draftsOf(kept.rules)
  const rules = rulesOf(drafts)
  const isChanged = JSON.stringify(rules) !== JSON.stringify(kept.rules)
  const isWhole = drafts.every((draft) => faultOf(draft) === null)
  const sent = isChanged && isWhole ? JSON.stringify({ revision: kept.revision, rules }) : null
  const effect = useEffectOf(sent, setProblem)

  const edit = (next: DraftRule[] | null) => {
    setProblem(null)
    setEdited(next)
  }
  return {
    ...{ drafts, isChanged, isWhole, effect, problem, isSaving },
    canSave: effect !== null,
    change: (id: string, about: Partial<DraftRule>) =>
      edit(drafts.map((draft) => (draft.id === id ? { ...draft, ...about } : draft))),
    move: (at: number, by: -1 | 1) => edit(moved(drafts, at, by)),
    remove: (id: string) => edit(drafts.filter((draft) => draft.id !== id)),
    add: (patterns: { type: string; remark: string } = { type: '', remark: '' }) =>
      edit([{ ...patterns, class: UNCHOSEN, isOn: true, id: crypto.randomUUID() }, ...drafts]),
    forget: () => edit(null),
    save: () => {
      setProblem(null)
      keep({ revision: kept.revision, rules }).then(
        () => setEdited(null),
        ({ message }: Error) => setProblem(message),
      )
    },
  }
}

export type ClassRuleList = ReturnType<typeof useClassRules>
