import type { CostCell, CostCells } from '@haixuan/rules'
import type { RowChange } from '@haixuan/ui-kit/data-table'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useState } from 'react'
import { type CostDraft, costDrafts, judgedDrafts, type PastedSize } from '../lib/cost-draft.ts'
import { type CostVerdicts, checkCostsFx, keepCostsFx } from './keep-costs.ts'

/** How long the server is not asked while somebody types. */
const REST_MS = 400
/** Rows that one call takes. */
const MOST_ROWS = 500

type Base = Parameters<typeof costDrafts>

/** Asks the server what keeping rows would do, once nobody types. Null while the answer is not for these rows. */
function useCheck(sent: string, onProblem: (text: string) => void): CostVerdicts | null {
  const ask = useUnit(checkCostsFx)
  const [check, setCheck] = useState<{ of: string; data: CostVerdicts } | null>(null)
  useEffect(() => {
    const asked = JSON.parse(sent) as CostCells[]
    if (asked.length === 0) return
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

/** What is edited, what is wrong with it, and what saving it would do. */
export function useCostGrid(missing: Base[0] | undefined, stored: Base[1] | undefined) {
  const [edits, setEdits] = useState<ReadonlyMap<string, CostCells>>(new Map())
  const [pasted, setPasted] = useState<PastedSize | null>(null)
  const [mayChangeHistory, setHistory] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [keep, isSaving] = useUnit([keepCostsFx, keepCostsFx.pending])
  const drafts = useMemo(() => costDrafts(missing ?? [], stored ?? [], edits), [missing, stored, edits])
  const judged = useMemo(() => judgedDrafts(drafts), [drafts])
  const sending = judged.good.slice(0, MOST_ROWS)
  const rows = sending.map(({ cells }) => cells)
  const verdicts = useCheck(JSON.stringify(rows), setProblem)
  const history = verdicts?.rows.filter(({ verdict }) => verdict === 'history').length ?? 0

  const begin = (kept: ReadonlyMap<string, CostCells>) => {
    setEdits(kept)
    setPasted(null)
    setProblem(null)
    setHistory(false)
  }
  const change = (changes: readonly RowChange<CostDraft>[]) => {
    setProblem(null)
    setEdits((now) => new Map([...now, ...changes.map(({ id, after }) => [id, after.cells] as const)]))
    const touched = changes.flatMap(({ before, after }) =>
      (Object.keys(after.cells) as CostCell[]).filter((cell) => after.cells[cell] !== before.cells[cell]),
    )
    setPasted(changes.length > 1 ? { rows: changes.length, columns: new Set(touched).size } : null)
  }
  const save = () => {
    setProblem(null)
    const ids = new Set(sending.map(({ id }) => id))
    keep({ rows, history: mayChangeHistory }).then(
      () => begin(new Map([...edits].filter(([id]) => !ids.has(id)))),
      ({ message }: Error) => setProblem(message),
    )
  }
  return {
    ...{ drafts, judged, pasted, verdicts, problem, change, save, isSaving, count: rows.length },
    ...{ hasHistory: history > 0, mayChangeHistory, setHistory, forget: () => begin(new Map()) },
    canSave: verdicts !== null && (history === 0 || mayChangeHistory),
    firstBad: drafts.findIndex(({ id }) => judged.faults.has(id)),
  }
}

export type CostGrid = ReturnType<typeof useCostGrid>
