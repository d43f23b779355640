import { Banner, Button, FileProgress, IconButton, linkClass, Select, TrashIcon } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import { apiQuery } from '#shared/api'
import { beginImportFx } from '../model/import-acts.ts'
import {
  $files,
  type BillFile,
  FILES_MOST,
  fileRemoved,
  fileRetried,
  filesChosen,
} from '../model/upload-bills.ts'
import { BillDrop } from './bill-drop.tsx'
import styles from './import-bills.module.css'
import { StepFoot } from './import-frame.tsx'

const FOUND = ''

/** Files are given, with the store and book they belong to where one is known. */
export function DropStep({ onBegun, onClose }: { onBegun: (id: string) => void; onClose: () => void }) {
  const [files, choose, remove, retry, begin, isBeginning] = useUnit([
    ...([$files, filesChosen, fileRemoved, fileRetried, beginImportFx, beginImportFx.pending] as const),
  ])
  const [store, setStore] = useState(FOUND)
  const [book, setBook] = useState(FOUND)
  const last = useRef({ wish: '', key: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const { data } = useQuery(apiQuery('searchOwnStores', { query: { limit: 100 } }))
  const stores = data?.rows.filter(({ access }) => access !== 'viewer') ?? []
  const books = stores.find(({ id }) => id === store)?.books ?? []
  const isReady = files.length > 0 && files.every(({ state }) => state === 'done')
  const submit = async () => {
    setProblem(null)
    const uploads = files.flatMap(({ upload }) => upload ?? [])
    const body = { uploads, store: store || null, book: book || null, period: null }
    // Only the same wish again has the same key: an answer that was lost must not stand for other files.
    const wish = JSON.stringify(body)
    if (last.current.wish !== wish) last.current = { wish, key: crypto.randomUUID() }
    await begin({ key: last.current.key, ...body }).then(
      ({ id }) => onBegun(id),
      ({ message }: Error) => setProblem(message),
    )
  }
  return (
    <>
      <div className={styles.choices}>
        <Select
          label="店铺"
          value={store}
          options={[
            { value: FOUND, label: '从文件里识别' },
            ...stores.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => {
            setStore(id)
            setBook(FOUND)
          }}
        />
        {books.length > 0 && (
          <Select
            label="账本"
            value={book}
            options={[
              { value: FOUND, label: '不分账本' },
              ...books.map((name) => ({ value: name, label: name })),
            ]}
            onChange={setBook}
          />
        )}
      </div>
      {data && stores.length === 0 && (
        <Banner
          tone="warning"
          title="还没有可以导入的店铺"
          action={
            <Link to="/temu/shopmanage" className={linkClass()}>
              添加店铺
            </Link>
          }
        >
          请先添加店铺，再导入它的结算单。
        </Banner>
      )}
      <BillDrop onFiles={choose} {...(files.length > 0 ? { label: '继续拖入文件' } : {})} />
      {files.length >= FILES_MOST && (
        <p className={styles.note}>一次最多 {FILES_MOST} 个文件，其余的请分次导入。</p>
      )}
      <ul className={styles.list} aria-label="要导入的文件">
        {files.map((one) => (
          <li key={one.key}>
            <FileLine one={one} onRemove={() => remove(one)} onRetry={() => retry(one.key)} />
          </li>
        ))}
      </ul>
      {problem !== null && <Banner tone="danger" role="alert" title={problem} />}
      <StepFoot note="确认前不会改动任何数字；确认后可整批撤销">
        <Button
          onClick={() => {
            for (const one of files) remove(one)
            onClose()
          }}
        >
          取消
        </Button>
        <Button
          variant="primary"
          disabled={!isReady || stores.length === 0}
          loading={isBeginning}
          onClick={() => void submit()}
        >
          下一步
        </Button>
      </StepFoot>
    </>
  )
}

interface FileLineProps {
  one: BillFile
  onRemove: () => void
  onRetry: () => void
}

function FileLine({ one: { file, state, sent, reason }, onRemove, onRetry }: FileLineProps) {
  return (
    <span className={styles.sent}>
      <FileProgress
        name={file.name}
        size={file.size}
        state={state}
        progress={file.size === 0 ? null : sent / file.size}
        {...(reason === null ? {} : { text: reason })}
        {...(state === 'done' ? { text: '已上传' } : {})}
        {...(state === 'running' ? { text: '正在上传' } : {})}
        onRetry={onRetry}
        onCancel={onRemove}
        onDismiss={onRemove}
      />
      {state === 'done' && (
        <IconButton size="small" label={`移除 ${file.name}`} icon={<TrashIcon />} onClick={onRemove} />
      )}
    </span>
  )
}
