import { ConfirmDialog } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { NameDialog } from '#shared/name-dialog'
import type { Asked } from '../model/saved-view.ts'
import { viewChanged, viewDeleted } from '../model/views.ts'
import { AlertDialog } from './alert-dialog.tsx'
import type { Asking } from './view-bar.tsx'

interface ViewDialogsProps {
  asking: Asking
  asked: Asked
  onClose: () => void
}

/** What the bar of views asks before it acts. */
export function ViewDialogs({ asking, asked, onClose }: ViewDialogsProps) {
  const { change, remove } = useUnit({ change: viewChanged, remove: viewDeleted })
  const { view } = asking
  if (asking.kind === 'rename') {
    const rename = (name: string) => change({ id: view.id, name })
    return <NameDialog title="重命名视图" name={view.name} onDone={rename} onClose={onClose} />
  }
  if (asking.kind === 'alert') return <AlertDialog view={view} asked={asked} onClose={onClose} />
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
