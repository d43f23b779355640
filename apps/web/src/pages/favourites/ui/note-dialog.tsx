import { updateFavouritesBody } from '@haixuan/rules'
import { RadioGroup, TextArea } from '@haixuan/ui-kit'
import type { FavouriteRow } from '#entities/favourite'
import type { Outreach } from '#features/keep-favourite'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { noteForm } from '../model/note-form.ts'
import styles from './favourites.module.css'

const STATES: readonly { value: Outreach; label: string }[] = [
  { value: 'none', label: '未联系' },
  { value: 'contacted', label: '已联系' },
  { value: 'sampled', label: '寄样' },
  { value: 'working', label: '合作' },
]

/** Writes a note, and for a creator how far the outreach is. */
export function NoteDialog({ row, onClose }: { row: FavouriteRow; onClose: () => void }) {
  const { marketplace, kind: subject, id, note, outreach } = row
  const form = useForm(noteForm, {
    start: { marketplace, subject, id, note: note ?? '', outreach },
    onDone: onClose,
  })
  return (
    <FormDialog title="备注" form={form} onClose={onClose} className={styles.form}>
      {subject === 'creator' && (
        <RadioGroup label="建联状态" layout="row" options={STATES} {...form.field('outreach')} />
      )}
      <TextArea
        label="备注"
        maxLength={updateFavouritesBody.note.maxLength}
        rows={4}
        autoFocus
        {...form.field('note')}
      />
    </FormDialog>
  )
}
