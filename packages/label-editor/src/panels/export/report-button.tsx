import { Button } from '@haixuan/ui-kit'

/** Saves what was read of every barcode. */
export const reportButton = (onReport: () => void) => (
  <Button size="small" variant="quiet" onClick={onReport}>
    保存检查报告
  </Button>
)
