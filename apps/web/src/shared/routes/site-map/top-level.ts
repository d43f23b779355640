/** Pages outside the four marketplaces and their titles. */
export const TOP_PAGES = {
  '/': '首页',
  '/login': '登录',
  '/buy': '会员购买',
  '/share': '分享有礼',
  '/settled': '企业入驻',
  '/auth': '授权结果',
  '/authorize': '授权引导',
  '/certs': '资质证书',
  '/download': '下载中心',
  '/featured': '精选推荐',
  '/finance': '财务中心',
  '/fuwu': '服务市场',
  '/fuwu/Shein': 'Shein 服务',
  '/fuwu/Temu': 'Temu 服务',
  '/fuwu/TikTok': 'TikTok 服务',
  '/grounding': '上架中心',
  '/IntelligentPricing': '智能核价',
  '/news': '资讯',
  '/news/training': '培训课程',
  '/postageUpload': '运费上传',
  '/preElection': '预选库',
  '/querylogistics': '物流查询',
  '/store': '店铺中心',
  '/temushopbind': 'Temu店铺绑定',
  '/yszc': '隐私政策',
} as const

/** The free label tool and its parts. */
export const LABEL_PAGES = {
  '/tag_generation': '标签制作',
  '/tag_generation/MainEdit': '标签画布',
  '/tag_generation/RightToolbar': '标签属性',
  '/tag_generation/SideToolbar': '标签工具栏',
  '/tag_generation/SideToolbar/AddTag': '添加元素',
  '/tag_generation/SideToolbar/FontEditor': '文字',
  '/tag_generation/SideToolbar/LogoEditor': '认证图标',
  '/tag_generation/SideToolbar/PackageEditor': '包装与回收',
  '/tag_generation/SideToolbar/PdfCodeEditor': '条码与 PDF',
  '/tag_generation/SideToolbar/PictureEditor': '图片',
  '/tag_generation/SideToolbar/ShapeEditor': '形状',
  '/tag_generation/SideToolbar/TemplateList': '模板',
  '/tag_generation/SideToolbar/WarnFont': '警示语',
} as const

/** Path of a page of the label tool. */
export type LabelPath = keyof typeof LABEL_PAGES
