export interface Download {
  id: 'plugin' | 'app'
  title: string
  /** Specification, section 9. */
  version: string
  date: string
  about: string
  steps: readonly string[]
}

export const DOWNLOADS: readonly Download[] = [
  {
    id: 'plugin',
    title: '浏览器插件',
    version: '6.8',
    date: '2025-10-14',
    about: '在平台商品页旁查看销量、价格历史与店铺数据，支持 Chrome 与 Edge。',
    steps: [
      '下载并解压插件文件。',
      '打开浏览器的扩展程序页面（chrome://extensions 或 edge://extensions），开启“开发者模式”。',
      '点击“加载已解压的扩展程序”，选择解压后的文件夹。',
      '回到本页，检测已安装版本。',
    ],
  },
  {
    id: 'app',
    title: '手机 App',
    version: 'v1.0',
    date: '2024-11-28',
    about: '随时查看榜单、收藏与通知，支持 Android。',
    steps: ['用手机扫描二维码下载安装包。', '安装时允许“安装未知应用”。', '使用网站账号登录。'],
  },
]
