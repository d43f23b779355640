import { GoodsBoard } from '#widgets/goods-board'
import { temuHome } from '../boards/home.ts'

export function TemuHomePage() {
  return <GoodsBoard board={temuHome} />
}
