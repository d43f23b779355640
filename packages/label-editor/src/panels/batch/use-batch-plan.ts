import { useMemo, useState } from 'react'
import type { DataTable } from '../../batch/data/data-table.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { lightDocument } from '../../export/batch/light-document.ts'
import { readProfile } from '../profile.ts'
import { type BatchChoices, type BatchPlan, FIRST_CHOICES, planOf } from './batch-plan.ts'
import { type RowCheck, useRowCheck } from './use-row-check.ts'

export interface PlannedBatch {
  plan: BatchPlan | null
  check: RowCheck
  choose(choices: Partial<BatchChoices>): void
}

/** The plan of a run and the check of its rows. */
export function useBatchPlan(
  document: LabelDocument,
  table: DataTable | null,
  isChecked: boolean,
): PlannedBatch {
  const [choices, setChoices] = useState<{ of: DataTable | null; made: BatchChoices }>({
    of: table,
    made: FIRST_CHOICES,
  })
  const [profile] = useState(readProfile)
  // Columns of one table mean nothing in another.
  const made = useMemo(
    () =>
      choices.of?.columns.join('\n') === table?.columns.join('\n')
        ? choices.made
        : { ...choices.made, sources: {}, copies: FIRST_CHOICES.copies, rule: null },
    [choices, table],
  )
  const plan = useMemo(
    () => (table ? planOf(document, table, made, profile) : null),
    [document, table, made, profile],
  )
  const [now] = useState(Date.now)
  const { copies, sources } = made
  // biome-ignore lint/correctness/useExhaustiveDependencies: what only concerns the output needs no other check.
  const options = useMemo(
    () =>
      plan && isChecked
        ? { document: lightDocument(document), table: plan.table, mapping: plan.mapping, copies, now }
        : null,
    [document, table, copies, sources, isChecked, now],
  )
  return {
    plan,
    check: useRowCheck(options),
    choose: (next) => setChoices({ of: table, made: { ...made, ...next } }),
  }
}
