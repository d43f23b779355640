import { Button, FailedState, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { type FinanceImport, financeImportQuery, isWorking } from '#entities/finance-import'
import type { ImportAddress } from '../model/use-import-address.ts'
import { useSettled } from '../model/use-settled.ts'
import { DropStep } from './drop-step.tsx'
import { ImportFrame, StepFoot } from './import-frame.tsx'
import { PreviewStep } from './preview-step.tsx'
import { RecogniseStep } from './recognise-step.tsx'
import { ResultStep } from './result-step.tsx'

const STEP_OF: Readonly<Record<FinanceImport['state'], number>> = {
  ...{ reading: 1, asking: 1, read: 1, committing: 3, committed: 4, undoing: 3, undone: 4, failed: 3 },
}
/** While the server works, how often it is asked how far it is. */
const ASK_MS = 1_000

/** Bills become books: files, what they are, what they would change, and done. */
export function ImportDialog({ address }: { address: ImportAddress }) {
  const { id, isPreview, close } = address
  const { data, error, refetch, isFetching } = useQuery({
    ...financeImportQuery(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? ASK_MS : false),
  })
  useSettled(data !== undefined && isWorking(data))
  if (id === null) {
    return (
      <ImportFrame current={0} onClose={close}>
        <DropStep onBegun={address.open} onClose={close} />
      </ImportFrame>
    )
  }
  const isMoney = data?.state === 'read' && isPreview
  return (
    <ImportFrame
      current={isMoney ? 2 : data ? STEP_OF[data.state] : 1}
      hasFailed={data?.state === 'failed'}
      onClose={close}
    >
      {data && <ImportStep data={data} address={address} />}
      {!data && (
        <>
          {error ? (
            <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
          ) : (
            <Skeleton shape="block" width="100%" height="320px" />
          )}
          <StepFoot>
            <Button onClick={close}>关闭</Button>
          </StepFoot>
        </>
      )}
    </ImportFrame>
  )
}

function ImportStep({ data, address }: { data: FinanceImport; address: ImportAddress }) {
  const { isPreview, preview, close, open } = address
  switch (data.state) {
    case 'reading':
    case 'asking':
      return <RecogniseStep data={data} onNext={() => preview(true)} onClose={close} />
    case 'read':
      return isPreview ? (
        <PreviewStep data={data} onBack={() => preview(false)} onClose={close} />
      ) : (
        <RecogniseStep data={data} onNext={() => preview(true)} onClose={close} />
      )
    default:
      return <ResultStep data={data} onAgain={() => open()} onClose={close} />
  }
}
