import type { Database } from '#platform/database/database.ts'
import type { NewsKind } from '../../modules/content/store/news-tables.ts'

const HOUR_MS = 3_600_000

interface DemoNews {
  id: string
  kind: NewsKind
  title: string
  body: string
  /** How long before the demo data was made it appeared. */
  hoursAgo: number
}

/** One of each kind. What they say is general and true: news of a marketplace cannot be generated. */
const DEMO_NEWS: readonly DemoNews[] = [
  {
    id: '5f0c1a52-0001-4d9e-8a51-de3000000001',
    kind: 'notice',
    title: '看懂榜单上的标记（示例数据）',
    body: '带“估”的列是由公开数据推算的估计值；“—”表示没有采集到，不是 0。断货、存疑的数据会在行内标出，可用“可信度”筛选排除。\n\n本条为示例数据，演示平台公告的样子。',
    hoursAgo: 20,
  },
  {
    id: '5f0c1a52-0002-4d9e-8a51-de3000000002',
    kind: 'calendar',
    title: '黑色星期五：感恩节次日（示例数据）',
    body: '感恩节为十一月第四个星期四，次日即黑色星期五，随后的星期一为网络星期一。海运备货请预留清关与入仓时间。\n\n本条为示例数据，演示活动日历的样子。',
    hoursAgo: 75,
  },
  {
    id: '5f0c1a52-0003-4d9e-8a51-de3000000003',
    kind: 'policy',
    title: '欧盟《通用产品安全法规》：标签须有欧盟责任人（示例数据）',
    body: '法规 (EU) 2023/988 自 2024 年 12 月 13 日起适用：在欧盟销售的商品须标明制造商与欧盟境内责任人的名称、地址和电子地址。标签制作中的“欧代标签”模板含这些栏目。\n\n本条为示例数据，演示政策的样子；请以官方公布的文本为准。',
    hoursAgo: 170,
  },
  {
    id: '5f0c1a52-0004-4d9e-8a51-de3000000004',
    kind: 'industry',
    title: '全托管与半托管怎么分（示例数据）',
    body: '全托管由平台负责定价、物流与售后，卖家供货；半托管由卖家在当地备货并履约。各榜单都可按“托管”筛选，分别比较。\n\n本条为示例数据，演示行业文章的样子。',
    hoursAgo: 400,
  },
]

/** Puts the demo news there, once; what an operator has changed of them stays. */
export async function loadDemoNews({ kysely }: Database, now = Date.now()): Promise<void> {
  await kysely
    .insertInto('news_item')
    .values(
      DEMO_NEWS.map(({ hoursAgo, ...news }) => {
        const published = new Date(now - hoursAgo * HOUR_MS)
        return { ...news, published_at: published, updated_at: published }
      }),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Takes the demo news out, as `removeDemoGoods` does with the products. */
export async function removeDemoNews({ kysely }: Database): Promise<void> {
  await kysely
    .deleteFrom('news_item')
    .where(
      'id',
      'in',
      DEMO_NEWS.map(({ id }) => id),
    )
    .execute()
}
