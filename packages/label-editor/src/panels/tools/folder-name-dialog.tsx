import { Button, Dialog, TextField } from '@haixuan/ui-kit'
import { useState } from 'react'
import { FOLDER_NAME_MOST, folderName, folderNameProblem } from '../../storage/folders.ts'

interface FolderNameDialogProps {
  /** The present name; empty for a new folder. */
  before: string
  taken: readonly string[]
  onClose(): void
  onDone(name: string): void
}

/** Asks how a folder is called. */
export function FolderNameDialog({ before, taken, onClose, onDone }: FolderNameDialogProps) {
  const [typed, setTyped] = useState(before)
  const name = folderName(typed)
  const problem = folderNameProblem(
    typed,
    taken.filter((other) => other !== before),
  )
  const isReady = name !== '' && !problem
  const submit = () => {
    if (isReady && name === before) onClose()
    else if (isReady) onDone(name)
  }
  return (
    <Dialog
      open
      size="small"
      title={before ? '重命名文件夹' : '新建文件夹'}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" disabled={!isReady} onClick={submit}>
            保存
          </Button>
        </>
      }
    >
      <TextField
        label="名称"
        value={typed}
        onChange={setTyped}
        maxLength={FOLDER_NAME_MOST}
        autoFocus
        error={problem ?? undefined}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
    </Dialog>
  )
}
