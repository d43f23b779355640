import type { FavouriteRow, FavouriteSlot } from '#entities/favourite'
import { type BoardKind, keptActions, type Subject } from '#shared/board'
import { favouriteCells } from '../ui/favourite-cells.tsx'

const NOUNS: Record<Subject, { noun: string; counted: string; from: string }> = {
  goods: { noun: '商品', counted: '个商品', from: '商品榜单' },
  shop: { noun: '店铺', counted: '家店铺', from: '店铺榜单' },
  creator: { noun: '达人', counted: '位达人', from: '达人榜单' },
  live: { noun: '直播', counted: '场直播', from: '直播榜单' },
  video: { noun: '视频', counted: '个视频', from: '视频商品榜' },
}

function kindOf(subject: Subject): BoardKind<FavouriteRow, FavouriteSlot> {
  const { noun, counted, from } = NOUNS[subject]
  return {
    isFavourites: true,
    ...{ subject, noun, counted, identity: 'thing', lastOnPhones: ['owner', 'folder', 'note'] },
    nothing: `还没有收藏的${noun}。在${from}的行上按 f，或点星形按钮，就会出现在这里；也可以点“添加”粘贴 ID 或链接。`,
    idOf: ({ id }) => id,
    isDemo: ({ quality }) => quality?.demo ?? false,
    toneOf: ({ quality }) => (quality?.suspect ? 'suspect' : undefined),
    detailQuery: ({ id }) => (subject === 'shop' ? { mall_id: id } : { id }),
    actions: (row, detailHref) => keptActions(row, detailHref, '打开平台页面'),
    cells: favouriteCells,
  }
}

/** Favourites as boards list them, by what they are of. */
export const FAVOURITE_KINDS: Record<Subject, BoardKind<FavouriteRow, FavouriteSlot>> = {
  goods: kindOf('goods'),
  shop: kindOf('shop'),
  creator: kindOf('creator'),
  live: kindOf('live'),
  video: kindOf('video'),
}
