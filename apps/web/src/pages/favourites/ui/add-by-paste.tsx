import { Button, PlusIcon, TextArea } from '@haixuan/ui-kit'
import { useState } from 'react'
import type { FavouriteList } from '#features/keep-favourite'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { pastedIds } from '../lib/pasted-ids.ts'
import { isPastable, pasteFault, pasteForm } from '../model/paste-form.ts'

interface AddByPasteProps {
  list: FavouriteList
  folder: string | undefined
  noun: string
}

/** Keeps what is pasted, one id or link a line. */
export function AddByPaste(props: AddByPasteProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<PlusIcon />} onClick={() => setIsOpen(true)}>
        添加
      </Button>
      {isOpen && <PasteDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function PasteDialog({ list, folder, noun, onClose }: AddByPasteProps & { onClose: () => void }) {
  const form = useForm(pasteForm, {
    start: { ...list, folder: folder === 'none' ? undefined : folder },
    onDone: onClose,
  })
  const text = form.values.ids
  const count = pastedIds(text).ids.length
  return (
    <FormDialog
      title={`添加${noun}收藏`}
      form={form}
      onClose={onClose}
      submitLabel={`收藏${count > 0 ? ` ${count} 个` : ''}`}
      isDisabled={!isPastable(text)}
    >
      <TextArea
        label={`${noun} ID 或链接，每行一个`}
        rows={6}
        autoFocus
        error={pasteFault(text)}
        {...form.field('ids')}
      />
    </FormDialog>
  )
}
