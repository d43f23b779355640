import { EmptyState, SearchField, SearchIcon } from '@haixuan/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { whereToShop } from '../lib/asked-shop.ts'
import styles from './shop-detail.module.css'

interface FindShopProps {
  path: string
  listPath: string
  title: string
  /** The id that nobody knows. */
  id?: string
}

/** A way to a shop when the address names none, or one that is not known. */
export function FindShop({ path, listPath, title, id }: FindShopProps) {
  const navigate = useNavigate()
  const submit = (typed: string) => {
    const place = whereToShop(typed)
    if (place === null) return
    const query = new URLSearchParams({ ...place })
    void navigate({ href: 'mall_id' in place ? `${path}?${query}` : `${listPath}?${query}` })
  }
  return (
    <EmptyState
      size="page"
      title={title}
      icon={<SearchIcon size={20} />}
      action={
        <SearchField
          className={styles.find}
          label="店铺ID、链接或名称"
          placeholder="店铺ID、链接或名称，回车查找"
          maxLength={200}
          onSubmit={submit}
        />
      }
    >
      {id === undefined
        ? '网址里没有店铺ID。'
        : `没有收录店铺 ${id}。请检查ID是否属于这个平台，或按名称查找。`}
    </EmptyState>
  )
}
