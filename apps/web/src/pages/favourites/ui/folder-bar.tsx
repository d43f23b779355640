import { createFavouriteFolderBody, renameFavouriteFolderBody } from '@haixuan/rules'
import { Button, Chip, ConfirmDialog, IconButton, Menu, MoreIcon, PlusIcon } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import {
  type FavouriteList,
  folderClosed,
  folderNameForm,
  foldersOrdered,
  foldersQuery,
  newFolderForm,
} from '#features/keep-favourite'
import { NameDialog } from '#shared/name-dialog'
import styles from './favourites.module.css'

interface FolderBarProps {
  list: FavouriteList
  /** Id, `none` for what is in no folder, undefined for all. */
  folder: string | undefined
  onChoose: (folder: string | undefined) => void
}

type Asking =
  | { kind: 'open' }
  | { kind: 'rename'; id: string; name: string }
  | { kind: 'close'; id: string; name: string }

/** Folders with what is in each, and what can be done with the chosen one. */
export function FolderBar({ list, folder, onChoose }: FolderBarProps) {
  const { data } = useQuery(foldersQuery(list))
  const [asking, setAsking] = useState<Asking | null>(null)
  const { close, order } = useUnit({ close: folderClosed, order: foldersOrdered })
  const folders = data?.folders ?? []
  const at = folders.findIndex(({ id }) => id === folder)
  const chosen = folders[at]
  const taken = { names: folders.map(({ name }) => name), noun: '文件夹' }
  const moved = (by: -1 | 1) => {
    const ids = folders.map(({ id }) => id)
    const [one, other] = [ids[at], ids[at + by]]
    if (one === undefined || other === undefined) return
    order({ ...list, ids: ids.with(at, other).with(at + by, one) })
  }
  const act = (id: string) => {
    if (!chosen) return
    if (id === 'rename') setAsking({ kind: 'rename', ...chosen })
    else if (id === 'close') setAsking({ kind: 'close', ...chosen })
    else moved(id === 'left' ? -1 : 1)
  }
  return (
    <>
      <Chip selected={folder === undefined} onClick={() => onChoose(undefined)}>
        全部<span className={styles.count}>{data?.total ?? ''}</span>
      </Chip>
      {folders.length > 0 && (
        <Chip selected={folder === 'none'} onClick={() => onChoose('none')}>
          未分组<span className={styles.count}>{data?.unfiled ?? ''}</span>
        </Chip>
      )}
      {folders.map(({ id, name, count }) => (
        <Chip key={id} selected={folder === id} onClick={() => onChoose(id)}>
          {name}
          <span className={styles.count}>{count}</span>
        </Chip>
      ))}
      {chosen && (
        <Menu
          trigger={<IconButton size="small" label={`文件夹“${chosen.name}”的操作`} icon={<MoreIcon />} />}
          groups={[
            [
              { id: 'rename', label: '重命名' },
              { id: 'left', label: '前移', disabled: at === 0 },
              { id: 'right', label: '后移', disabled: at === folders.length - 1 },
            ],
            [{ id: 'close', label: '删除文件夹', danger: true }],
          ]}
          onAction={act}
        />
      )}
      <Button size="small" variant="quiet" icon={<PlusIcon />} onClick={() => setAsking({ kind: 'open' })}>
        新建文件夹
      </Button>
      {asking?.kind === 'close' && (
        <ConfirmDialog
          open
          danger
          title={`删除文件夹“${asking.name}”？`}
          confirmLabel="删除文件夹"
          onCancel={() => setAsking(null)}
          onConfirm={() => {
            close({ ...list, id: asking.id })
            setAsking(null)
            onChoose(undefined)
          }}
        >
          里面的收藏不会删除，会移到“未分组”。
        </ConfirmDialog>
      )}
      {asking?.kind === 'open' && (
        <NameDialog
          title="新建文件夹"
          model={newFolderForm}
          maxLength={createFavouriteFolderBody.name.maxLength}
          start={{ ...list, name: '' }}
          taken={taken}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.kind === 'rename' && (
        <NameDialog
          title="重命名文件夹"
          model={folderNameForm}
          maxLength={renameFavouriteFolderBody.name.maxLength}
          start={{ ...list, id: asking.id, name: asking.name }}
          taken={taken}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
