import { Banner } from '@haixuan/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { documentFields } from '../../batch/records/document-fields.ts'
import { useEditor, useShown } from '../editor.ts'
import flow from '../flow/flow.module.css'
import { FlowDialog } from '../flow/flow-dialog.tsx'
import { FlowFoot } from '../flow/flow-foot.tsx'
import { BatchOutputStep } from './batch-output-step.tsx'
import { CheckStep } from './check-step.tsx'
import { DataStep } from './data-step.tsx'
import { MappingStep } from './mapping-step.tsx'
import { useBatchData } from './use-batch-data.ts'
import { useBatchPlan } from './use-batch-plan.ts'

const STEPS = [
  { id: 'data', label: '数据' },
  { id: 'fields', label: '对应' },
  { id: 'check', label: '检查' },
  { id: 'output', label: '生成' },
]

/** Many labels of one: data in, columns to fields, every row checked, out as files. */
export function BatchDialog({ onClose }: { onClose: () => void }) {
  const { document } = useShown()
  const [step, setStep] = useState(0)
  const data = useBatchData()
  const { hostRows } = useEditor()
  const readPaste = useRef(data.readPaste)
  readPaste.current = data.readPaste
  // Rows of the host are there at once; the user may still put others in their place.
  useEffect(() => {
    if (hostRows !== null) readPaste.current(hostRows)
  }, [hostRows])
  const batch = useBatchPlan(document, data.table, step >= 2)
  const { plan, check, choose } = batch
  const fields = documentFields(document).map(({ name }) => name)
  const hasFields = fields.length > 0
  // Without fields there is nothing to be matched.
  const forward = () => setStep(step === 0 && !hasFields ? 2 : step + 1)
  const back = () => setStep(step === 2 && !hasFields ? 0 : step - 1)
  return (
    <FlowDialog title="批量生成" steps={STEPS} step={step} onStep={setStep} onClose={onClose}>
      {step === 0 ? (
        <div className={flow.stack}>
          {hasFields ? null : (
            <Banner tone="info" title="标签上还没有变量">
              {
                '每张会一样，只有序列号和日期会变。要让内容随数据变化，请先在文字或条码里写 {{列名}}，如 {{sku}}。'
              }
            </Banner>
          )}
          <DataStep data={data} fields={fields} />
        </div>
      ) : null}
      {step === 1 && plan ? <MappingStep plan={plan} onChoose={choose} /> : null}
      {step === 2 && plan ? <CheckStep plan={plan} check={check} /> : null}
      {step === 3 && plan ? <BatchOutputStep plan={plan} batch={batch} onBack={back} /> : null}
      {step < 3 ? (
        <FlowFoot
          onBack={step > 0 ? back : undefined}
          onForward={forward}
          isReady={plan !== null && !data.isReading}
        />
      ) : null}
    </FlowDialog>
  )
}
