import { useEffect, useRef, useState } from 'react'
import { type BatchLabel, checkCount } from '../../batch/records/batch-labels.ts'
import { Cancelled } from '../../export/worker/cancelled.ts'
import type { ExportRun } from '../../export/worker/create-exporter.ts'
import type { MadeFile } from '../../export/worker/made-file.ts'
import { useEditor } from '../editor.ts'
import { saveBlob } from '../files/save-file.ts'
import { labelsOfPlan, startBatch } from './batch-files.ts'
import type { BatchPlan } from './batch-plan.ts'
import { type ReadReport, saveBatchReport, startReadBack, wrongLabels } from './read-back-run.ts'

export type OutputState =
  | { phase: 'idle' }
  | { phase: 'reading-back' | 'making'; done: number; of: number }
  /** Some barcodes cannot be read: the user decides. */
  | ({ phase: 'asking' } & ReadReport)
  /** Without `report` no barcode was read back. */
  | { phase: 'done'; file: MadeFile; labels: number; seconds: number; report: ReadReport | null }
  | { phase: 'failed'; message: string }

export interface BatchOutputRun {
  state: OutputState
  start(): void
  /** Continues after a question, with or without the labels that cannot be read. */
  goOn(withWrong: boolean): void
  save(): void
  /** Saves what was read of every barcode. */
  saveReport(): void
  cancel(): void
}

/** Reads barcodes back, then makes the file; one run at a time, each can be stopped. */
export function useBatchOutput(plan: BatchPlan, skipped: ReadonlySet<number>): BatchOutputRun {
  const [state, setState] = useState<OutputState>({ phase: 'idle' })
  const { tellExported } = useEditor()
  const [startedWith, setStartedWith] = useState(plan)
  const running = useRef<{ cancel(): void } | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  function follow<T>(run: ExportRun<T>): Promise<T> {
    running.current = run
    return run.result
  }

  async function guarded(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      if (error instanceof Cancelled) setState({ phase: 'idle' })
      else
        setState({
          phase: 'failed',
          message: error instanceof Error ? error.message : '没有生成成功，请重试',
        })
    } finally {
      running.current = null
    }
  }

  async function make(labels: readonly BatchLabel[], report: ReadReport | null) {
    const started = performance.now()
    checkCount(labels.length)
    setState({ phase: 'making', done: 0, of: labels.length })
    const file = await follow(
      startBatch(plan, labels, Date.now(), (done, of) => setState({ phase: 'making', done, of })),
    )
    setState({
      phase: 'done',
      file,
      labels: labels.length,
      seconds: (performance.now() - started) / 1_000,
      report,
    })
    saveBlob(file.name, file.file)
    tellExported(file)
  }

  const isUnderWay = state.phase === 'making' || state.phase === 'reading-back'
  return {
    // What came of other choices says nothing of these.
    state: isUnderWay || startedWith === plan ? state : { phase: 'idle' },
    start: () =>
      void guarded(async () => {
        setStartedWith(plan)
        const labels = labelsOfPlan(plan, skipped)
        checkCount(labels.length)
        if (plan.choices.readsBack) {
          setState({ phase: 'reading-back', done: 0, of: labels.length })
          const checks = await follow(
            startReadBack(plan.document, labels, Date.now(), (done, of) =>
              setState({ phase: 'reading-back', done, of }),
            ),
          )
          if (!checks.every(({ isRight }) => isRight)) setState({ phase: 'asking', checks, labels })
          else await make(labels, { checks, labels })
          return
        }
        await make(labels, null)
      }),
    goOn: (withWrong) => {
      if (state.phase !== 'asking') return
      const { checks } = state
      const wrong = wrongLabels(checks)
      const labels = withWrong ? state.labels : state.labels.filter((_, at) => !wrong.has(at))
      void guarded(() => make(labels, { checks, labels: state.labels }))
    },
    save: () => {
      if (state.phase === 'done') saveBlob(state.file.name, state.file.file)
    },
    saveReport: () => {
      const report = state.phase === 'asking' ? state : state.phase === 'done' ? state.report : null
      if (report) saveBatchReport(plan, report)
    },
    cancel: () => running.current?.cancel(),
  }
}
