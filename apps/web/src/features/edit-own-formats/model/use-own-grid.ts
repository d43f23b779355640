import type { RowChange } from '@haixuan/ui-kit/data-table'
import { useEffect, useMemo, useState } from 'react'
import { judgedDrafts, type OwnDraft, type OwnStart, ownDrafts, type PastedSize } from '../lib/own-draft.ts'
import type { Cells, OwnChange, OwnFormat, OwnVerdicts } from '../lib/own-format.ts'

/** How long the server is not asked while somebody types. */
const REST_MS = 400
/** Rows that one call takes. */
const MOST_ROWS = 500

/** How an own format is asked about and kept. */
export interface OwnCalls<Cell extends string, Effect> {
  check: (change: OwnChange<Cell>) => Promise<OwnVerdicts<Cell, Effect>>
  keep: (asked: { change: OwnChange<Cell>; history: boolean }) => Promise<OwnVerdicts<Cell, Effect>>
  isSaving: boolean
}

/** Asks the server what a change would do, once nobody types. Null while the answer is not for this change. */
function useCheck<Cell extends string, Effect>(
  sent: string,
  ask: OwnCalls<Cell, Effect>['check'],
  onProblem: (text: string) => void,
): OwnVerdicts<Cell, Effect> | null {
  const [check, setCheck] = useState<{ of: string; data: OwnVerdicts<Cell, Effect> } | null>(null)
  useEffect(() => {
    const asked = JSON.parse(sent) as OwnChange<Cell>
    if (asked.rows.length + asked.remove.length === 0) return
    let isOld = false
    const timer = setTimeout(() => {
      ask(asked).then(
        (data) => !isOld && setCheck({ of: sent, data }),
        ({ message }: Error) => !isOld && onProblem(message),
      )
    }, REST_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [sent, ask, onProblem])
  return check?.of === sent ? check.data : null
}

/** What restores what was there before a change. */
const reverse = <Cell extends string>(changes: OwnVerdicts<Cell, unknown>['changes']): OwnChange<Cell> => ({
  rows: changes.flatMap(({ before }) => before ?? []),
  remove: changes.flatMap(({ before, after }) => (before === null && after !== null ? after : [])),
})

/** What is edited, what is wrong with it, and what saving it would do. */
export function useOwnGrid<Cell extends string, Effect>(
  format: OwnFormat<Cell>,
  start: OwnStart<Cell>,
  { check, keep, isSaving }: OwnCalls<Cell, Effect>,
) {
  const [edits, setEdits] = useState<ReadonlyMap<string, Cells<Cell>>>(new Map())
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [pasted, setPasted] = useState<PastedSize | null>(null)
  const [mayChangeHistory, setHistory] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [saved, setSaved] = useState<OwnVerdicts<Cell, Effect>['changes']>([])
  const [isUndone, setUndone] = useState(false)
  const { missing, stored } = start
  const drafts = useMemo(
    () => ownDrafts(format, { missing, stored }, edits, removed),
    [format, missing, stored, edits, removed],
  )
  const judged = useMemo(() => judgedDrafts(format, drafts), [format, drafts])
  const removing = judged.removed.slice(0, MOST_ROWS)
  const sending = judged.good.slice(0, MOST_ROWS - removing.length)
  const asked: OwnChange<Cell> = {
    rows: sending.map(({ cells }) => cells),
    remove: removing.map(({ start: cells }) => cells),
  }
  const verdicts = useCheck(JSON.stringify(asked), check, setProblem)
  const history = [...(verdicts?.rows.map(({ verdict }) => verdict) ?? []), ...(verdicts?.removals ?? [])]
  const hasHistory = history.includes('history')

  const begin = (kept: ReadonlyMap<string, Cells<Cell>>, still: ReadonlySet<string>) => {
    setEdits(kept)
    setRemoved(still)
    setPasted(null)
    setProblem(null)
    setHistory(false)
  }
  const change = (changes: readonly RowChange<OwnDraft<Cell>>[]) => {
    setProblem(null)
    setEdits((now) => new Map([...now, ...changes.map(({ id, after }) => [id, after.cells] as const)]))
    setRemoved((now) => new Set([...now].filter((id) => changes.every((one) => one.id !== id))))
    const touched = changes.flatMap(({ before, after }) =>
      format.cells.filter((cell) => after.cells[cell] !== before.cells[cell]),
    )
    setPasted(changes.length > 1 ? { rows: changes.length, columns: new Set(touched).size } : null)
  }
  const remove = (draft: OwnDraft<Cell>) => {
    setProblem(null)
    setEdits((now) => new Map([...now].filter(([id]) => id !== draft.id)))
    setRemoved((now) =>
      now.has(draft.id) ? new Set([...now].filter((id) => id !== draft.id)) : new Set([...now, draft.id]),
    )
  }
  const save = () => {
    setProblem(null)
    const ids = new Set([...sending, ...removing].map(({ id }) => id))
    keep({ change: asked, history: mayChangeHistory }).then(
      ({ changes }) => {
        setSaved(changes)
        setUndone(false)
        const rest = [...removed].filter((id) => !ids.has(id))
        begin(new Map([...edits].filter(([id]) => !ids.has(id))), new Set(rest))
      },
      ({ message }: Error) => setProblem(message),
    )
  }
  /** Booked months come back to what they were: that was asked for by the same press. */
  const undo = () => {
    setProblem(null)
    keep({ change: reverse(saved), history: true }).then(
      () => setUndone(true),
      ({ message }: Error) => setProblem(message),
    )
  }
  return {
    ...{ drafts, judged, pasted, verdicts, problem, change, remove, save, undo, isSaving, hasHistory },
    ...{ mayChangeHistory, setHistory, forget: () => begin(new Map(), new Set()), format },
    ...{ count: sending.length, removeCount: removing.length, savedCount: saved.length, isUndone },
    isEdited: judged.edited.length + judged.removed.length > 0,
    canSave: verdicts !== null && (!hasHistory || mayChangeHistory),
    firstBad: drafts.findIndex(({ id }) => judged.faults.has(id)),
  }
}

export type OwnGrid<Cell extends string, Effect> = ReturnType<typeof useOwnGrid<Cell, Effect>>
