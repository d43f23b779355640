import flow from '../flow/flow.module.css'
import { FlowFoot } from '../flow/flow-foot.tsx'
import { type BatchPlan, labelsOf } from './batch-plan.ts'
import { OutputProgress } from './output-progress.tsx'
import { OutputStep } from './output-step.tsx'
import { type BatchOutputRun, useBatchOutput } from './use-batch-output.ts'
import type { PlannedBatch } from './use-batch-plan.ts'

const isRunning = ({ state }: BatchOutputRun) => state.phase === 'making' || state.phase === 'reading-back'

interface BatchOutputStepProps {
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
      <div className={flow.stack}>
        <OutputStep plan={plan} onChoose={choose} />
        <OutputProgress run={run} />
      </div>
      <FlowFoot
        onBack={onBack}
        onForward={run.start}
        isReady={check.isDone && count > 0}
        isBusy={isRunning(run)}
        forward={check.isDone ? `生成 ${count} 张标签` : '正在检查数据…'}
      />
    </>
  )
}
