import { updateSavedViewBody } from '@haixuan/rules'
import { ConfirmDialog } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { NameDialog } from '#shared/name-dialog'
import type { Asking } from '../model/saved-view.ts'
import { viewNameForm } from '../model/view-forms.ts'
import { viewDeleted } from '../model/views.ts'
import { AlertDialog } from './alert-dialog.tsx'

interface ViewDialogsProps {
  asking: Asking
  onClose: () => void
}

/** What the bar of views asks before it acts. */
export function ViewDialogs({ asking, onClose }: ViewDialogsProps) {
  const remove = useUnit(viewDeleted)
  const { view } = asking
  if (asking.kind === 'rename') {
    const start = { id: view.id, name: view.name }
    return (
      <NameDialog
        title="重命名视图"
        model={viewNameForm}
        start={start}
        maxLength={updateSavedViewBody.name.maxLength}
        onClose={onClose}
      />
    )
  }
  if (asking.kind === 'alert') return <AlertDialog view={view} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      danger
      title={`删除视图“${view.name}”？`}
      confirmLabel="删除视图"
      onCancel={onClose}
      onConfirm={() => {
        remove(view.id)
        onClose()
      }}
    >
      {view.shareId === null ? '删除后不能恢复。' : '它的分享链接会同时失效，删除后不能恢复。'}
      {view.alert && '它的提醒也会停止，已收到的消息会保留。'}
    </ConfirmDialog>
  )
}
