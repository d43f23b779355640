import { getGoodsPath, getShopPath } from './contract-bodies.gen.ts'

const ITEM_ID = /* @__PURE__ */ new RegExp(getGoodsPath.id.pattern)
const SHOP_ID = /* @__PURE__ */ new RegExp(getShopPath.id.pattern)

/** Whether a text can be the marketplace's id of a product, a category, a live or a video. */
export const isItemId = (text: string): boolean => ITEM_ID.test(text)

/** Whether a text can be the marketplace's id of a shop or a company. */
export const isShopId = (text: string): boolean => SHOP_ID.test(text)

/** The shop that a keyword names: by the address of its page, or by its id, which has a digit; else undefined. */
export function shopIdIn(keyword: string): string | undefined {
  const inAddress = /[?&]mall_id=([A-Za-z0-9_.:-]{1,80})/.exec(keyword)?.[1]
  return inAddress ?? (/\d/.test(keyword) && isShopId(keyword) ? keyword : undefined)
}
