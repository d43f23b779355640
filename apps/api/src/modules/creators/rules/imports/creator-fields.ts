import type { FieldSpec } from '#modules/imports/rules'

const COUNT = { as: ['count'] } as const
const SHARE = { as: ['percent', 'fraction'] } as const
const ADDRESS = { as: ['url'] } as const
const MONEY = { as: ['amount'] } as const

/** Where a row belongs and when it was collected: the same for creators, lives and videos. */
const PLACE = {
  region: { label: '地区', as: ['region', 'country'] },
  category: { label: '类目', as: ['path'] },
  categoryId: { label: '类目 ID', as: ['id'] },
  currency: { label: '币种', as: ['currency'] },
  estimated: { label: '销量为估算', as: ['boolean', 'rounded'] },
  seenAt: { label: '采集时间', as: ['date', 'moment'] },
} satisfies Record<string, FieldSpec>

/** What a row of a file of creators may say. */
export const CREATOR_FIELDS = {
  externalId: { label: '达人账号', as: ['handle'] },
  nickname: { label: '昵称', as: ['text'] },
  avatarUrl: { label: '头像', ...ADDRESS },
  url: { label: '主页', ...ADDRESS },
  kind: { label: '类型', as: ['choice'], choices: ['self_run', 'independent'] },
  verified: { label: '蓝V认证', as: ['boolean'] },
  followers: { label: '粉丝数', ...COUNT },
  likes: { label: '总点赞数', ...COUNT },
  videoCount: { label: '作品数', ...COUNT },
  engagement: { label: '互动率', ...SHARE },
  avgViews: { label: '平均播放', ...COUNT },
  goodsCount: { label: '带货商品数', ...COUNT },
  unitsTotal: { label: '带货总销量', ...COUNT },
  units: { label: '28天销量', ...COUNT },
  gmvTotal: { label: '带货总GMV，最小货币单位', ...MONEY },
  gmv: { label: '28天带货GMV，最小货币单位', ...MONEY },
  liveShare: { label: '直播GMV占比', ...SHARE },
  female: { label: '女性粉丝占比', ...SHARE },
  email: { label: '公开的商务邮箱', as: ['text'] },
  links: { label: '公开的商务链接', as: ['list'] },
  contactFrom: { label: '联系方式公开在哪里', as: ['text'] },
  ...PLACE,
} satisfies Record<string, FieldSpec>

/** What a row of a live or a video says of its creator. */
const OWNER = {
  creator: { label: '达人账号', as: ['handle'] },
  creatorName: { label: '达人昵称', as: ['text'] },
  creatorVerified: { label: '达人蓝V认证', as: ['boolean'] },
  creatorFollowers: { label: '达人粉丝数', ...COUNT },
  creatorLikes: { label: '达人总点赞数', ...COUNT },
  creatorVideos: { label: '达人作品数', ...COUNT },
} satisfies Record<string, FieldSpec>

/** What a row of a file of lives may say. */
export const LIVE_FIELDS = {
  externalId: { label: '直播 ID', as: ['id'] },
  title: { label: '标题', as: ['text'] },
  coverUrl: { label: '封面', ...ADDRESS },
  ...OWNER,
  startedAt: { label: '开播时间', as: ['moment'] },
  endedAt: { label: '下播时间', as: ['moment'] },
  viewers: { label: '累计观看人次', ...COUNT },
  peakOnline: { label: '在线人数峰值', ...COUNT },
  units: { label: '总销量', ...COUNT },
  gmv: { label: '总销售额，最小货币单位', ...MONEY },
  goodsCount: { label: '商品数', ...COUNT },
  online: { label: '每分钟在线人数', as: ['numbers'] },
  gmvByMinute: { label: '每分钟销售额，最小货币单位', as: ['amounts'] },
  goods: { label: '讲解商品 ID，按出场顺序', as: ['ids'] },
  ...PLACE,
} satisfies Record<string, FieldSpec>

/** What a row of a file of videos may say. */
export const VIDEO_FIELDS = {
  externalId: { label: '视频 ID', as: ['id'] },
  title: { label: '文案', as: ['text'] },
  coverUrl: { label: '封面', ...ADDRESS },
  url: { label: '网址', ...ADDRESS },
  ...OWNER,
  goodsId: { label: '商品 ID', as: ['id', 'id-from-url'] },
  postedAt: { label: '发布时间', as: ['moment'] },
  duration: { label: '时长，秒', ...COUNT },
  views: { label: '播放数', ...COUNT },
  likes: { label: '点赞数', ...COUNT },
  comments: { label: '评论数', ...COUNT },
  shares: { label: '分享数', ...COUNT },
  units: { label: '视频销量', ...COUNT },
  gmv: { label: '视频GMV，最小货币单位', ...MONEY },
  promoted: { label: '是否投流', as: ['boolean'] },
  promotedFrom: { label: '投流开始日期', as: ['date'] },
  promotedTo: { label: '投流结束日期', as: ['date'] },
  ...PLACE,
} satisfies Record<string, FieldSpec>
