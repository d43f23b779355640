import { FindSubject } from '#features/find-subject'
import { whereTo } from '../lib/asked-goods.ts'

interface FindGoodsProps {
  path: string
  listPath: string
  /** The id that nobody knows. */
  id?: string
}

/** A way to a product when the address names none, or one that is not known. */
export function FindGoods({ path, listPath, id }: FindGoodsProps) {
  const hrefOf = (typed: string) => {
    const place = whereTo(typed)
    return place && `${'id' in place ? path : listPath}?${new URLSearchParams({ ...place })}`
  }
  return (
    <FindSubject
      noun="商品"
      idNoun="ID"
      id={id}
      label="商品ID、链接或标题"
      advice="请检查ID是否属于这个平台，或按标题查找。"
      hrefOf={hrefOf}
    />
  )
}
