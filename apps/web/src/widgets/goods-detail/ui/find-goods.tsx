import { EmptyState, SearchField, SearchIcon } from '@haixuan/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { whereTo } from '../lib/asked-goods.ts'
import styles from './goods-detail.module.css'

interface FindGoodsProps {
  path: string
  listPath: string
  title: string
  /** The id that nobody knows. */
  id?: string
}

/** A way to a product when the address names none, or one that is not known. */
export function FindGoods({ path, listPath, title, id }: FindGoodsProps) {
  const navigate = useNavigate()
  const submit = (typed: string) => {
    const place = whereTo(typed)
    if (place === null) return
    const query = new URLSearchParams({ ...place })
    void navigate({ href: 'id' in place ? `${path}?${query}` : `${listPath}?${query}` })
  }
  return (
    <EmptyState
      size="page"
      title={title}
      icon={<SearchIcon size={20} />}
      action={
        <SearchField
          className={styles.find}
          label="商品ID、链接或标题"
          placeholder="商品ID、链接或标题，回车查找"
          maxLength={200}
          onSubmit={submit}
        />
      }
    >
      {id === undefined
        ? '网址里没有商品ID。'
        : `没有收录商品 ${id}。请检查ID是否属于这个平台，或按标题查找。`}
    </EmptyState>
  )
}
