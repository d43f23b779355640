import { Button, Dialog, TextField } from '@haixuan/ui-kit'
import { useState } from 'react'

interface NameDialogProps {
  title: string
  /** The name it has; empty where it has none yet. */
  name: string
  description?: string
  /** Names of others, which it may not bear; `noun` says what they are. */
  taken?: { names: readonly string[]; noun: string }
  /** Told the name without spaces at its ends, never empty; the dialog closes. */
  onDone: (name: string) => void
  onClose: () => void
}

/** Asks how something that a reader keeps is called. */
export function NameDialog({ title, name: before, description, taken, onDone, onClose }: NameDialogProps) {
  const [name, setName] = useState(before)
  const said = name.trim()
  const error =
    said !== before && taken?.names.includes(said)
      ? `已有名为“${said}”的${taken.noun}，请换一个名称`
      : undefined
  const isReady = said !== '' && error === undefined
  const submit = () => {
    if (!isReady) return
    onDone(said)
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
          <Button variant="primary" disabled={!isReady} onClick={submit}>
            保存
          </Button>
        </>
      }
    >
      <TextField
        label="名称"
        description={description}
        value={name}
        onChange={setName}
        maxLength={30}
        autoFocus
        error={error}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
    </Dialog>
  )
}
