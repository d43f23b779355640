import { Banner, Button } from '@haixuan/ui-kit'

interface BoardNotesProps {
  /** What of the address was not understood. */
  invalid: readonly { param: string; value: string; reason: string }[]
  /** Why the rows could not be read again, while those of before are shown. */
  failure: { message: string } | undefined
  isRetrying: boolean
  onRetry: () => void
}

/** What the reader must know of the rows below: conditions that do not hold, and figures that are not new. */
export function BoardNotes({ invalid, failure, isRetrying, onRetry }: BoardNotesProps) {
  return (
    <>
      {invalid.length > 0 && (
        <Banner tone="warning" title="链接中有条件无法识别，已忽略：">
          {invalid.map(({ param, value, reason }) => `${param}=${value}（${reason}）`).join('；')}
        </Banner>
      )}
      {failure && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="small" loading={isRetrying} onClick={onRetry}>
              重试
            </Button>
          }
        >
          {`${failure.message}。下面是上一次成功加载的数据。`}
        </Banner>
      )}
    </>
  )
}
