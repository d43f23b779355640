import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { IMPORT_PARTS } from '../../src/import-parts.ts'
import { readMapping } from '../../src/modules/imports/files/read-mapping.ts'
import { checkFile } from '../../src/modules/imports/jobs/check-file.ts'
import { searchShops } from '../../src/modules/shops/operations/search-shops.ts'
import { describeOnBothEngines } from '../engines.ts'
import { callOf } from '../goods/callers.ts'
import { exportFolder } from '../import/sample-export.ts'
import { startImport } from '../import/start-import.ts'

vi.setConfig({ testTimeout: 120_000 })

const files = exportFolder()
afterAll(() => files.remove())

const MAPPING = fileURLToPath(new URL('../../../../mappings/temu-shops.yaml', import.meta.url))

const CSV = `mallId,mallName,mallStar,goodsNum,followerNum,mallSold,hostingMode,mallOpenTime,brand,sellerId,sellerName
634418210000012,晨光小家电,4.72,146,12400,130400,1,2024-03-18,晨光,C0001,宁波晨光
634418210000013,Dawn Home,0,,300,,2,,,C0001,宁波晨光
634418210000014,,4.1,3,1,2,1,2024-01-01,,,
634418210000015,Bad Star,9,3,1,2,1,2024-01-01,,,
`

describeOnBothEngines('import of shops', (database) => {
  test('every row is accounted for, what is missing stays missing, and a second time changes nothing', async () => {
    const db = database()
    const path = files.file('temu-shops.csv', CSV)
    const mapping = await readMapping(IMPORT_PARTS.kinds, MAPPING)
    const job = await startImport(db, IMPORT_PARTS, await checkFile(IMPORT_PARTS.kinds, path, mapping))
    expect(job).toMatchObject({
      status: 'finished',
      kind: 'shops',
      position: 4,
      accepted: 2,
      inserted: 2,
      rejected: 2,
    })
    const request = {
      params: { marketplace: 'temu' as const },
      query: { sort: 'followers:desc' as const },
      body: undefined,
    }
    const find = async () => (await searchShops(request, callOf(db, 'yqyy'))).body.data
    const { rows } = await find()
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      ...{ id: '634418210000012', name: '晨光小家电', hosting: 'full', score: 4.72, goodsCount: 146 },
      ...{ followers: 12_400, salesTotal: 130_400, openedAt: '2024-03-18', brand: '晨光' },
      ...{ company: { id: 'C0001', name: '宁波晨光' }, salesWeek: null, categories: [] },
    })
    expect(rows[1]).toMatchObject({
      hosting: 'semi',
      score: null,
      goodsCount: null,
      salesTotal: null,
      openedAt: null,
    })
    const again = await startImport(db, IMPORT_PARTS, await checkFile(IMPORT_PARTS.kinds, path, mapping))
    expect(again).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 })
    expect((await find()).rows).toEqual(rows)
  })
})
