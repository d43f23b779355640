/** Features that the operator can switch, with what they are until they do. */
export const FLAGS = {
  /** New people may open an account. */
  registration: true,
  /** TikTok's pages say 升级中... and what is affected (specification, section 2). */
  tiktok_notice: true,
} as const

export type FlagName = keyof typeof FLAGS
export type Flags = Record<FlagName, boolean>

export const isFlagName = (name: string): name is FlagName => Object.hasOwn(FLAGS, name)

/** What the flags say, as text for the operator. */
export const FLAG_TITLES: Readonly<Record<FlagName, string>> = {
  registration: '开放注册',
  tiktok_notice: 'TikTok 页面显示“升级中...”和受影响的内容',
}
