import { createFavouriteFolderBody } from '@haixuan/rules'
import { RadioGroup, TextField } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { foldersQuery } from '../api/favourites.query.ts'
import type { Kept } from '../model/favourite-list.ts'
import { folderChoiceClosed, folderChoiceForm, NO_FOLDER } from '../model/folders.ts'
import styles from './folder-dialog.module.css'

/** Asks into which folder something goes, or for a new one. */
export function FolderDialog({ kept }: { kept: Kept }) {
  const { data } = useQuery(foldersQuery(kept))
  const close = useUnit(folderChoiceClosed)
  const form = useForm(folderChoiceForm, { start: kept })
  const { field, set, values } = form
  const isNew = values.name.trim() !== ''
  const options = [
    ...(data?.folders ?? []).map(({ id, name, count }) => ({ value: id, label: `${name}（${count}）` })),
    { value: NO_FOLDER, label: '不放入文件夹' },
  ]
  return (
    <FormDialog
      title={kept.ids.length === 1 ? '放入文件夹' : `把 ${kept.ids.length} 项放入文件夹`}
      form={form}
      onClose={() => close()}
      submitLabel="放入"
      isDisabled={!isNew && values.folder === null}
      closeOnPressOutside
      className={styles.form}
    >
      <RadioGroup
        label="文件夹"
        name="folder"
        value={isNew ? null : values.folder}
        onChange={(folder) => set({ folder, name: '' })}
        options={options}
      />
      <TextField
        label="或新建文件夹"
        maxLength={createFavouriteFolderBody.name.maxLength}
        placeholder="例如：夏季主推"
        {...field('name')}
      />
    </FormDialog>
  )
}
