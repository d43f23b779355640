import { Button, Dialog, PlusIcon, TextArea } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { type FavouriteList, favouritesAdded } from '#features/keep-favourite'
import { pastedIds } from '../lib/pasted-ids.ts'

interface AddByPasteProps {
  list: FavouriteList
  folder: string | undefined
  noun: string
}

/** 200 is what one call takes. */
const MOST_AT_ONCE = 200

/** Keeps what is pasted, one id or link a line. */
export function AddByPaste({ list, folder, noun }: AddByPasteProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const add = useUnit(favouritesAdded)
  const { ids, strange } = pastedIds(text)
  const error =
    ids.length > MOST_AT_ONCE
      ? `一次最多 ${MOST_AT_ONCE} 个，现在有 ${ids.length} 个，请分几次添加`
      : strange.length > 0
        ? `这些行里没有找到 ID：${strange.slice(0, 3).join('、')}`
        : undefined
  const submit = () => {
    add({ ...list, ids, ...(folder === undefined || folder === 'none' ? {} : { folder }) })
    setText('')
    setIsOpen(false)
  }
  return (
    <>
      <Button size="small" icon={<PlusIcon />} onClick={() => setIsOpen(true)}>
        添加
      </Button>
      {isOpen && (
        <Dialog
          open
          size="small"
          title={`添加${noun}收藏`}
          closeOnPressOutside={false}
          onOpenChange={setIsOpen}
          footer={
            <>
              <Button onClick={() => setIsOpen(false)}>取消</Button>
              <Button
                variant="primary"
                disabled={ids.length === 0 || ids.length > MOST_AT_ONCE}
                onClick={submit}
              >
                收藏{ids.length > 0 ? ` ${ids.length} 个` : ''}
              </Button>
            </>
          }
        >
          <TextArea
            label={`${noun} ID 或链接，每行一个`}
            value={text}
            onChange={setText}
            rows={6}
            autoFocus
            error={error}
          />
        </Dialog>
      )}
    </>
  )
}
