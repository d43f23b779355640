import { Button, Dialog, TextField } from '@haixuan/ui-kit'
import { useState } from 'react'

interface NameDialogProps {
  title: string
  name: string
  onDone: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a view. */
export function NameDialog({ title, name: before, onDone, onClose }: NameDialogProps) {
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
