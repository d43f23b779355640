import { Button, Dialog, RadioGroup, TextArea } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { FavouriteRow } from '#entities/favourite'
import { favouritesNoted, type Outreach } from '#features/keep-favourite'
import styles from './favourites.module.css'

const STATES: readonly { value: Outreach; label: string }[] = [
  { value: 'none', label: '未联系' },
  { value: 'contacted', label: '已联系' },
  { value: 'sampled', label: '寄样' },
  { value: 'working', label: '合作' },
]

/** Writes a note, and for a creator how far the outreach is. */
export function NoteDialog({ row, onClose }: { row: FavouriteRow; onClose: () => void }) {
  const [note, setNote] = useState(row.note ?? '')
  const [outreach, setOutreach] = useState<Outreach | null>(row.outreach)
  const save = useUnit(favouritesNoted)
  const submit = () => {
    const { marketplace, kind: subject, id } = row
    save({ marketplace, subject, ids: [id], note: note.trim() || null, ...(outreach ? { outreach } : {}) })
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      title="备注"
      closeOnPressOutside={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" onClick={submit}>
            保存
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {row.kind === 'creator' && (
          <RadioGroup
            label="建联状态"
            layout="row"
            options={STATES}
            value={outreach}
            onChange={setOutreach}
          />
        )}
        <TextArea label="备注" value={note} onChange={setNote} maxLength={500} rows={4} autoFocus />
      </div>
    </Dialog>
  )
}
