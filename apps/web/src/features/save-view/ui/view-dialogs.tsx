import { Button, ConfirmDialog, Dialog, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Asked } from '../model/saved-view.ts'
import { viewChanged, viewDeleted } from '../model/views.ts'
import { AlertDialog } from './alert-dialog.tsx'
import type { Asking } from './view-bar.tsx'

interface ViewDialogsProps {
  asking: Asking
  asked: Asked
  onSave: (name: string) => void
  onClose: () => void
}

/** What the bar of views asks before it acts. */
export function ViewDialogs({ asking, asked, onSave, onClose }: ViewDialogsProps) {
  const { change, remove } = useUnit({ change: viewChanged, remove: viewDeleted })
  if (asking.kind === 'save')
    return <NameDialog title="保存为视图" name="" onDone={onSave} onClose={onClose} />
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

interface NameDialogProps {
  title: string
  name: string
  onDone: (name: string) => void
  onClose: () => void
}

function NameDialog({ title, name: before, onDone, onClose }: NameDialogProps) {
  const [name, setName] = useState(before)
  const submit = () => {
    if (name.trim() === '') return
    onDone(name.trim())
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      title={title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" disabled={name.trim() === ''} onClick={submit}>
            保存
          </Button>
        </>
      }
    >
      <TextField
        label="名称"
        description="保存当前的筛选条件、排序和列的设置"
        value={name}
        onChange={setName}
        maxLength={30}
        autoFocus
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
    </Dialog>
  )
}
