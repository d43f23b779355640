import { GoodsBoard } from '#widgets/goods-board'
import { sheinSearch } from '../boards/search.ts'

export function SheinSearchPage() {
  return <GoodsBoard board={sheinSearch} />
}
