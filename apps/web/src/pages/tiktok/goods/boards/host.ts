import { withPath } from '#shared/board'
import { tiktokBomb } from './bomb.ts'
import { tiktokGoodvideo } from './goodvideo.ts'
import { tiktokHotgood } from './hotgood.ts'
import { tiktokNewgood } from './newgood.ts'
import { tiktokGoods } from './search.ts'

// The tree inside the host client: the same boards, their base path changed.
export const tiktokBombInHost = withPath(tiktokBomb, '/tiktok_a/bomb')
export const tiktokNewgoodInHost = withPath(tiktokNewgood, '/tiktok_a/newgood')
export const tiktokHotgoodInHost = withPath(tiktokHotgood, '/tiktok_a/hotgood')
export const tiktokGoodvideoInHost = withPath(tiktokGoodvideo, '/tiktok_a/goodvideo')
export const tiktokGoodsInHost = withPath(tiktokGoods, '/tiktok_a/goods')
