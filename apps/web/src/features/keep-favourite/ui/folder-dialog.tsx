import { Button, Dialog, Form, RadioGroup, TextField } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { foldersQuery } from '../api/favourites.query.ts'
import type { Kept } from '../model/favourite-list.ts'
import { favouritesMoved } from '../model/favourites.ts'
import { $folderErrors, folderChoiceClosed, newFolderChosen, openFolderFx } from '../model/folders.ts'
import styles from './folder-dialog.module.css'

const NONE = 'none'

/** Asks into which folder something goes, or for a new one. */
export function FolderDialog({ kept }: { kept: Kept }) {
  const { data } = useQuery(foldersQuery(kept))
  const { move, close, choose, isOpening, errors } = useUnit({
    errors: $folderErrors,
    move: favouritesMoved,
    close: folderChoiceClosed,
    choose: newFolderChosen,
    isOpening: openFolderFx.pending,
  })
  const [folder, setFolder] = useState<string | null>(null)
  const [name, setName] = useState('')
  const folders = data?.folders ?? []
  const isNew = name.trim() !== ''
  const submit = () => {
    if (isNew) choose({ name: name.trim() })
    else if (folder !== null) move({ ...kept, folder: folder === NONE ? null : folder })
  }
  return (
    <Dialog
      open
      size="small"
      title={kept.ids.length === 1 ? '放入文件夹' : `把 ${kept.ids.length} 项放入文件夹`}
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          <Button onClick={() => close()}>取消</Button>
          <Button variant="primary" disabled={!isNew && folder === null} loading={isOpening} onClick={submit}>
            放入
          </Button>
        </>
      }
    >
      <Form errors={errors} onSubmit={submit} className={styles.form}>
        <RadioGroup
          label="文件夹"
          value={isNew ? null : folder}
          onChange={(value) => {
            setFolder(value)
            setName('')
          }}
          options={[
            ...folders.map(({ id, name: label, count }) => ({ value: id, label: `${label}（${count}）` })),
            { value: NONE, label: '不放入文件夹' },
          ]}
        />
        <TextField
          label="或新建文件夹"
          name="name"
          value={name}
          onChange={setName}
          maxLength={30}
          placeholder="例如：夏季主推"
        />
      </Form>
    </Dialog>
  )
}
