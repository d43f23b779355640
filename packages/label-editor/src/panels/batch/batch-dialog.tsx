import { Banner, Button, Dialog, Steps } from '@haixuan/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { documentFields } from '../../batch/records/document-fields.ts'
import { useDesk, useShown } from '../desk.ts'
import styles from './batch.module.css'
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
  const { hostRows } = useDesk()
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
    <Dialog open onOpenChange={onClose} title="批量生成" size="large" closeOnPressOutside={false}>
      <Steps
        label="批量生成"
        className={styles.steps ?? ''}
        steps={STEPS}
        current={step}
        onStepPress={setStep}
      />
      <div className={styles.body}>
        {step === 0 ? (
          <div className={styles.stack}>
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
          <div className={styles.foot}>
            {step > 0 ? <Button onClick={back}>上一步</Button> : <span />}
            <Button variant="primary" disabled={!plan || data.isReading} onClick={forward}>
              下一步
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
