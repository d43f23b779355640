import type { PageRecords } from './page-record.ts'

const TOP = {
  layout: 'site',
  access: 'public',
  marketplace: null,
  area: null,
  menu: null,
  isOfOneThing: false,
} as const

/** Pages outside the marketplaces. */
export const TOP_PAGES = {
  '/': { ...TOP, title: '首页', area: 'home', status: 'ready' },
  '/login': { ...TOP, title: '登录', layout: 'backdrop', status: 'ready' },
  '/buy': { ...TOP, title: '会员购买', status: 'ready' },
  '/share': { ...TOP, title: '分享有礼', access: 'user', area: 'share', status: 'ready' },
  '/settled': { ...TOP, title: '企业入驻', status: 'ready' },
  '/auth': { ...TOP, title: '授权结果', layout: 'plain', access: 'user', status: 'ready' },
  '/authorize': { ...TOP, title: '授权引导', layout: 'host', status: 'ready' },
  '/certs': { ...TOP, title: '资质证书', status: 'building' },
  '/download': { ...TOP, title: '下载中心', area: 'downloads', status: 'ready' },
  '/featured': { ...TOP, title: '精选推荐', status: 'building' },
  '/finance': { ...TOP, title: '财务中心', layout: 'host', access: 'user', status: 'ready' },
  '/fuwu': { ...TOP, title: '服务市场', status: 'building' },
  '/fuwu/Shein': { ...TOP, title: 'Shein 服务', status: 'building' },
  '/fuwu/Temu': { ...TOP, title: 'Temu 服务', status: 'building' },
  '/fuwu/TikTok': { ...TOP, title: 'TikTok 服务', status: 'building' },
  '/grounding': { ...TOP, title: '上架中心', layout: 'host', access: 'user', status: 'building' },
  '/IntelligentPricing': { ...TOP, title: '智能核价', status: 'building' },
  '/news': { ...TOP, title: '资讯', status: 'ready' },
  '/news/training': { ...TOP, title: '培训课程', status: 'building' },
  '/postageUpload': { ...TOP, title: '运费上传', access: 'user', status: 'building' },
  '/preElection': { ...TOP, title: '预选库', layout: 'host', access: 'user', status: 'building' },
  '/querylogistics': { ...TOP, title: '物流查询', status: 'building' },
  '/store': { ...TOP, title: '店铺中心', layout: 'host', access: 'user', status: 'ready' },
  '/temushopbind': { ...TOP, title: 'Temu店铺绑定', access: 'user', status: 'ready' },
  '/yszc': { ...TOP, title: '隐私政策', status: 'ready' },
} as const satisfies PageRecords

/** Pages outside the marketplaces that the specification does not name. */
export const TOP_ADDED = {
  '/compare': { ...TOP, title: '对比', access: 'user', status: 'ready' },
  '/developers': { ...TOP, title: '开放平台', status: 'ready' },
  '/yhxy': { ...TOP, title: '用户协议', status: 'ready' },
  '/admin': { ...TOP, title: '运营后台', layout: 'header', access: 'operator', status: 'ready' },
  '/site-check': { ...TOP, title: '站点检查', layout: 'test', status: 'ready' },
} as const satisfies PageRecords
