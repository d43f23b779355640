/** What each state of a listing is called, in the order of the flow. The keys are those of the contract. */
export const LISTING_STATUS = {
  wanted: '想上',
  sourcing: '找货源',
  sourced: '已找到货源',
  listing: '上架中',
  listed: '已上架',
  dropped: '已弃用',
} as const
