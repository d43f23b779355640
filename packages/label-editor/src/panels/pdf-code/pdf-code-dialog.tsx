import { useMemo, useState, useSyncExternalStore } from 'react'
import { documentFields } from '../../batch/records/document-fields.ts'
import { rowRecord } from '../../batch/records/field-mapping.ts'
import {
  CODE_PAGE,
  CODE_PICTURE,
  CODE_VALUE,
  guessKeyColumn,
  joinCodes,
} from '../../import-pdf/placement/join-codes.ts'
import { withCodes } from '../../import-pdf/placement/label-codes.ts'
import { BatchOutputStep } from '../batch/batch-output-step.tsx'
import { CheckStep } from '../batch/check-step.tsx'
import { MappingStep } from '../batch/mapping-step.tsx'
import { useBatchData } from '../batch/use-batch-data.ts'
import { useBatchPlan } from '../batch/use-batch-plan.ts'
import { useEditor, useShown } from '../editor.ts'
import flow from '../flow/flow.module.css'
import { FlowDialog } from '../flow/flow-dialog.tsx'
import { FlowFoot } from '../flow/flow-foot.tsx'
import { MatchStep } from './match-step.tsx'
import { codesOf, pdfSession } from './pdf-session.ts'
import { codeSlotOf, makeSpace, placeCodes } from './place-codes.ts'
import { PlacementStep } from './placement-step.tsx'
import { ScanStep } from './scan-step.tsx'
import { usePdfScan } from './use-pdf-scan.ts'

const STEPS = [
  { id: 'scan', label: '识别' },
  { id: 'match', label: '对应 SKU' },
  { id: 'place', label: '放置' },
  { id: 'check', label: '检查' },
  { id: 'output', label: '生成' },
]

const OWN_FIELDS = new Set([CODE_PICTURE, CODE_VALUE, CODE_PAGE])

export interface PdfCodeDialogProps {
  /** Read at once; null where the user chooses one. */
  file: File | null
  onClose(): void
}

/** A marketplace's barcodes onto the seller's labels: one finished label for each code. */
export function PdfCodeDialog({ file, onClose }: PdfCodeDialogProps) {
  const editor = useEditor()
  const { document } = useShown()
  const session = useSyncExternalStore(pdfSession.subscribe, pdfSession.get, pdfSession.get)
  const scan = usePdfScan(file)
  const data = useBatchData()
  const [step, setStep] = useState(0)
  const [isWanted, setWanted] = useState(false)
  const [key, setKey] = useState<number | null>(null)
  const [isPlacing, setPlacing] = useState(false)
  const codes = useMemo(() => (session ? codesOf(session) : []), [session])
  const table = isWanted ? data.table : null
  const keyColumn = useMemo(() => key ?? (table ? guessKeyColumn(codes, table) : null), [key, table, codes])
  const joined = useMemo(() => joinCodes(codes, table, keyColumn), [codes, table, keyColumn])
  const label = useMemo(
    () => (session ? withCodes(document, codes, session.source) : document),
    [document, codes, session],
  )
  const batch = useBatchPlan(label, joined.table.rows.length > 0 ? joined.table : null, step >= 3)
  const { plan, check, choose } = batch
  const [sample] = codes
  const place = codeSlotOf(document)
  const otherFields = documentFields(document)
    .map(({ name }) => name)
    .filter((name) => !OWN_FIELDS.has(name))

  const put = async () => {
    if (!session) return
    setPlacing(true)
    try {
      await placeCodes(editor, session)
    } catch (error) {
      editor.say('error', error instanceof Error ? error.message : '没有放置成功，请重试')
    }
    setPlacing(false)
  }
  const isReady = [
    session !== null && codes.length > 0 && !scan.running,
    joined.table.rows.length > 0 && (!isWanted || (table !== null && keyColumn !== null)),
    place !== null,
    true,
  ][step]

  const [first] = joined.table.rows
  return (
    <FlowDialog title="平台条码 PDF" steps={STEPS} step={step} onStep={setStep} onClose={onClose}>
      {step === 0 ? <ScanStep scan={scan} session={session} /> : null}
      {step === 1 ? (
        <MatchStep
          data={data}
          fields={otherFields}
          isWanted={isWanted}
          onWanted={setWanted}
          joined={joined}
          keyColumn={keyColumn}
          onKey={setKey}
        />
      ) : null}
      {step === 2 && sample && plan ? (
        <div className={flow.stack}>
          <PlacementStep
            label={label}
            place={place}
            sample={sample}
            record={first ? rowRecord(first, plan.mapping) : {}}
            isPlacing={isPlacing}
            onPlaced={() => void put()}
            onEdit={onClose}
            onMakeSpace={() => place && makeSpace(editor, place)}
          />
          {place && otherFields.length > 0 ? (
            <MappingStep plan={plan} settled={OWN_FIELDS} onChoose={choose} />
          ) : null}
        </div>
      ) : null}
      {step === 3 && plan ? <CheckStep plan={plan} check={check} /> : null}
      {step === 4 && plan ? <BatchOutputStep plan={plan} batch={batch} onBack={() => setStep(3)} /> : null}
      {step < 4 ? (
        <FlowFoot
          onBack={step > 0 ? () => setStep(step - 1) : undefined}
          onForward={() => setStep(step + 1)}
          isReady={isReady === true}
        />
      ) : null}
    </FlowDialog>
  )
}
