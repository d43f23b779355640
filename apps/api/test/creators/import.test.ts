import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadDemoGoods } from '../../src/demo/goods/load-demo-goods.ts'
import { IMPORT_PARTS } from '../../src/import-parts.ts'
import { getLive } from '../../src/modules/creators/operations/get-live.ts'
import { searchCreators } from '../../src/modules/creators/operations/search-creators.ts'
import { searchVideos } from '../../src/modules/creators/operations/search-videos.ts'
import { CREATOR_TABLES } from '../../src/modules/creators/store/creator-roll-up.ts'
import { namedMapping, parseMapping } from '../../src/modules/imports/files/read-mapping.ts'
import { checkFile } from '../../src/modules/imports/jobs/check-file.ts'
import { readRejections } from '../../src/modules/imports/store/import-reject-rows.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { callOf } from '../goods/callers.ts'
import { exportFolder } from '../import/sample-export.ts'
import { startImport } from '../import/start-import.ts'
import { snapshotOf } from './loaded.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const files = exportFolder()
afterAll(() => files.remove())

const PRODUCTS = parseMapping(
  IMPORT_PARTS.kinds,
  `name: some-goods
title: 商品
kind: products
marketplace: tiktok
source: { name: 测试, collectedAt: "2026-01-02" }
fields:
  externalId: { column: id }
  title: { column: title }
`,
  'some-goods',
)
const VIDEOS = parseMapping(
  IMPORT_PARTS.kinds,
  `name: some-videos
title: 视频
kind: videos
marketplace: tiktok
source: { name: 测试, collectedAt: "2026-01-02" }
fields:
  externalId: { column: id }
  title: { column: words }
  creator: { column: who }
  creatorFollowers: { column: fans }
  goodsId: { column: goods }
  postedAt: { column: at }
  views: { column: views }
  currency: { column: money }
  gmv: { column: gmv }
`,
  'some-videos',
)
const HEAD = 'snapshot,username,display_name,followers,avg_views,avg_likes,avg_comments,avg_shares\n'
const LIVES =
  '直播ID,标题,达人账号,达人昵称,粉丝数,开播时间,下播时间,国家,累计观看人次,在线人数峰值,币种,总销量,总销售额,每分钟在线人数,每分钟销售额,商品ID,采集时间\n'

async function bring(
  db: Database,
  path: string,
  mapping = namedMapping(IMPORT_PARTS.kinds, 'tiktok-creators-top'),
) {
  return await startImport(db, IMPORT_PARTS, await checkFile(IMPORT_PARTS.kinds, path, mapping))
}
const params = { marketplace: 'tiktok' as const }

describeOnBothEngines('import of creators, lives and videos', (database) => {
  beforeAll(async () => {
    await loadDemoGoods(database(), { count: 40 })
    await bring(database(), files.file('goods.csv', 'id,title\nG1,锅铲\nG2,剪刀\n'), PRODUCTS)
  })

  test('the newest snapshot of a creator counts, bad rows say why, a second time changes nothing', async () => {
    const db = database()
    const path = files.file(
      'creators.csv',
      `${HEAD}2022-06,Mia.Home,Mia,1.2M,300000,1,1,1\n2022-09,mia.home,Mia 家居,1300000,,1,1,1\n2022-06,_.b_,B,-5,1,1,1,1\n2022-06,小鹿,C,5,1,1,1,1\n2022-07,@zoe_1,Zoe,0,10,1,1,1\n`,
    )
    const job = await bring(db, path)
    expect(job).toMatchObject({ accepted: 2, repeated: 1, rejected: 2, inserted: 2 })
    const rejections = await readRejections(db.kysely, job.id, { limit: 5 })
    expect(rejections.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [4, 'followers', 'number_negative'],
      [5, 'externalId', 'id_characters'],
    ])
    const call = callOf(db, 'yqyy')
    const found = (await searchCreators({ params, query: { sort: 'followers:desc' }, body: undefined }, call))
      .body.data
    expect(
      found.rows.map(({ id, nickname, followers, avgViews }) => [id, nickname, followers, avgViews]),
    ).toEqual([
      ['mia.home', 'Mia 家居', 1_300_000, null],
      ['zoe_1', 'Zoe', 0, 10],
    ])
    expect(found.rows[0]?.quality).toMatchObject({ demo: false, estimated: true })
    const before = await snapshotOf(db, CREATOR_TABLES)
    expect(await bring(db, path)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2, repeated: 1 })
    expect(await snapshotOf(db, CREATOR_TABLES)).toEqual(before)
  })

  test('a video brings its creator and finds its product; an unknown product is left out', async () => {
    const db = database()
    const path = files.file(
      'videos.csv',
      'id,words,who,fans,goods,at,views,money,gmv\n75,好锅,mia.home,2000000,G1,2026-01-01T10:00:00Z,1000,USD,12.50\n76,,new.one,,G9,2026-01-01 11:00:00,,,\n77,x,new.one,,,not a day,,,\n',
    )
    expect(await bring(db, path, VIDEOS)).toMatchObject({ accepted: 2, rejected: 1 })
    const call = callOf(db, 'yqyy')
    const { rows } = (await searchVideos({ params, query: { product: 'G1' }, body: undefined }, call)).body
      .data
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ id: '75', gmvUsd: 1_250, goods: { id: 'G1' }, likes: null })
    expect(rows[0]?.creator).toMatchObject({ id: 'mia.home', nickname: 'Mia 家居', followers: 2_000_000 })
    const sellers = await searchCreators({ params, query: { product: 'G1' }, body: undefined }, call)
    expect(sellers.body.data.rows.map(({ id }) => id)).toEqual(['mia.home'])
    const other = (await searchVideos({ params, query: { creator: 'new.one' }, body: undefined }, call)).body
      .data
    expect(other.rows.map(({ id, title, goods }) => [id, title, goods])).toEqual([['76', '（无文案）', null]])
    const before = await snapshotOf(db, CREATOR_TABLES)
    expect(await bring(db, path, VIDEOS)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 })
    expect(await snapshotOf(db, CREATOR_TABLES)).toEqual(before)
  })

  test('a live carries its minutes and its products, in the currency of its row', async () => {
    const db = database()
    const path = files.file(
      'lives.csv',
      `${LIVES}L1,专场,mia.home,,,2026-01-01T10:00:00Z,2026-01-01T10:03:00Z,us,900,120,USD,3,38.97,"80,120,","0,12.99,25.98","G2,G9,G1",2026-01-02\nL2,在播,zoe_1,,,2026-01-01T10:00:00Z,,,,,,,,,,,2026-01-01T11:30:00Z\n`,
    )
    const mapping = namedMapping(IMPORT_PARTS.kinds, 'tiktok-lives')
    expect(await bring(db, path, mapping)).toMatchObject({ accepted: 2, rejected: 0, inserted: 2 })
    const ask = { params: { ...params, id: 'L1' }, query: {}, body: undefined }
    const { data } = (await getLive(ask, callOf(db, 'yqyy'))).body
    expect(data.row).toMatchObject({ regionId: 211, duration: 3, gmvUsd: 3_897, goodsCount: 3, onAir: false })
    expect([data.online, data.gmvByMinute]).toEqual([
      [80, 120, null],
      [0, 1_299, 2_598],
    ])
    expect(data.goods.map(({ place, goods, units }) => [place, goods.id, units])).toEqual([
      [1, 'G2', null],
      [2, 'G1', null],
    ])
    const second = { params: { ...params, id: 'L2' }, query: {}, body: undefined }
    const onAir = (await getLive(second, callOf(db, 'yqyy'))).body.data.row
    expect(onAir).toMatchObject({ onAir: true, endedAt: null, duration: 90, units: null, gmvUsd: null })
    const before = await snapshotOf(db, CREATOR_TABLES)
    expect(await bring(db, path, mapping)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 })
    expect(await snapshotOf(db, CREATOR_TABLES)).toEqual(before)
  })

  test('a preview stores nothing', async () => {
    const db = database()
    const before = await snapshotOf(db, ['creator', 'import_job'])
    const check = await checkFile(
      IMPORT_PARTS.kinds,
      files.file('more.csv', `${HEAD}2022-06,another,Another,5,1,1,1,1\n`),
      namedMapping(IMPORT_PARTS.kinds, 'tiktok-creators-top'),
    )
    expect(check).toMatchObject({ rows: 1, accepted: 1, rejected: 0 })
    expect(await snapshotOf(db, ['creator', 'import_job'])).toEqual(before)
  })
})
