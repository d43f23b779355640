import { Button, Dialog } from '@haixuan/ui-kit'
import type { OwnStore } from '#entities/own-store'
import { StoreCoverage } from '#widgets/bill-coverage'

interface CoverageDialogProps {
  store: Pick<OwnStore, 'id' | 'name'>
  onClose: () => void
}

/** Which bills of a store are here, by book and kind. */
export function CoverageDialog({ store, onClose }: CoverageDialogProps) {
  return (
    <Dialog
      open
      size="large"
      title={`${store.name} · 账单覆盖`}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>关闭</Button>}
    >
      <StoreCoverage store={store.id} />
    </Dialog>
  )
}
