import { FindSubject } from '#features/find-subject'
import { whereToShop } from '../lib/asked-shop.ts'

interface FindShopProps {
  path: string
  listPath: string
  /** The id that nobody knows. */
  id?: string
}

/** A way to a shop when the address names none, or one that is not known. */
export function FindShop({ path, listPath, id }: FindShopProps) {
  const hrefOf = (typed: string) => {
    const place = whereToShop(typed)
    return place && `${'mall_id' in place ? path : listPath}?${new URLSearchParams({ ...place })}`
  }
  return (
    <FindSubject
      noun="店铺"
      idNoun="ID"
      id={id}
      label="店铺ID、链接或名称"
      advice="请检查ID是否属于这个平台，或按名称查找。"
      hrefOf={hrefOf}
    />
  )
}
