import { Button } from '@haixuan/ui-kit'
import styles from './batch.module.css'
import { type BatchPlan, labelsOf } from './batch-plan.ts'
import { OutputProgress } from './output-progress.tsx'
import { OutputStep } from './output-step.tsx'
import { type BatchOutputRun, useBatchOutput } from './use-batch-output.ts'
import type { PlannedBatch } from './use-batch-plan.ts'

const isRunning = ({ state }: BatchOutputRun) => state.phase === 'making' || state.phase === 'reading-back'

export interface BatchOutputStepProps {
  plan: BatchPlan
  batch: PlannedBatch
  onBack(): void
}

/** The last step: how the labels come out, and the run itself. */
export function BatchOutputStep({ plan, batch, onBack }: BatchOutputStepProps) {
  const { check, choose } = batch
  const run = useBatchOutput(plan, check.wrongRows)
  const count = labelsOf(plan, check.wrongRows)
  return (
    <>
      <div className={styles.stack}>
        <OutputStep plan={plan} onChoose={choose} />
        <OutputProgress run={run} />
      </div>
      <div className={styles.foot}>
        <Button onClick={onBack} disabled={isRunning(run)}>
          上一步
        </Button>
        <Button
          variant="primary"
          disabled={isRunning(run) || !check.isDone || count === 0}
          onClick={run.start}
        >
          {check.isDone ? `生成 ${count} 张标签` : '正在检查数据…'}
        </Button>
      </div>
    </>
  )
}
