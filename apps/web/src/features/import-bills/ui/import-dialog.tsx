import { Dialog, FailedState, Skeleton, Steps } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { type FinanceImport, financeImportQuery, isWorking } from '#entities/finance-import'
import { DropStep } from './drop-step.tsx'
import styles from './import-bills.module.css'
import { PreviewStep } from './preview-step.tsx'
import { RecogniseStep } from './recognise-step.tsx'
import { ResultStep } from './result-step.tsx'

const STEPS = [
  { id: 'drop', label: '放入文件' },
  { id: 'recognise', label: '确认识别' },
  { id: 'preview', label: '预览' },
  { id: 'commit', label: '写入' },
]
const STEP_OF: Readonly<Record<FinanceImport['state'], number>> = {
  ...{ reading: 1, asking: 1, read: 2, committing: 3, committed: 4, undoing: 3, undone: 4, failed: 3 },
}
/** While the server works, how often it is asked how far it is. */
const ASK_MS = 1_000

interface ImportDialogProps {
  /** Null: files are still to be given. */
  id: string | null
  /** Where the address tells of the import, so that a reload or another device comes back to it. */
  onBegun: (id: string) => void
  onClose: () => void
}

/** Bills become books: files, what they are, what they would change, and done. */
export function ImportDialog({ id, onBegun, onClose }: ImportDialogProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...financeImportQuery(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? ASK_MS : false),
  })
  const current = id === null ? 0 : data ? STEP_OF[data.state] : 1
  return (
    <Dialog
      open
      size="large"
      title="导入结算单"
      closeOnPressOutside={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className={styles.dialog}>
        <Steps label="导入结算单" steps={STEPS} current={current} hasFailed={data?.state === 'failed'} />
        {id === null && <DropStep onBegun={onBegun} onClose={onClose} />}
        {id !== null && !data && error && (
          <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {id !== null && !data && !error && <Skeleton shape="block" width="100%" height="320px" />}
        {data && <ImportStep data={data} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

function ImportStep({ data, onClose }: { data: FinanceImport; onClose: () => void }) {
  switch (data.state) {
    case 'reading':
    case 'asking':
      return <RecogniseStep data={data} onClose={onClose} />
    case 'read':
      return <PreviewStep data={data} onClose={onClose} />
    default:
      return <ResultStep data={data} onClose={onClose} />
  }
}
