import { afterAll, beforeAll, expect, test } from 'vitest'
import { VERSION } from '../../src/platform/version.gen.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

interface Area {
  code: string
  name: string
  children?: Area[]
}

describeOnBothEngines('reference data', (database) => {
  let server: RunningServer
  let token: string
  beforeAll(async () => {
    server = await runServer(database())
    token = (await entered(database())).token
  })
  afterAll(() => server.close())
  const data = async <T>(path: string) => (await server.get(path, token)).body.data as T

  test('the front desk has the keys of the specification, and what the operator sets is served', async () => {
    await database().pool.query(
      "update dictionary set value = 'https://cdn.example.com/a.png' where name = 'front_desk' and key = 'customer'",
    )
    const entries = await data<{ key: string; value: string | null }[]>('/api/dict/front_desk')
    expect(entries.map(({ key }) => key)).toEqual([
      'customer',
      'user_group',
      'mpweixin',
      'seo_link',
      'beian',
      'douyin_qrcode_1',
      'douyin_qrcode_2',
    ])
    expect(entries[0]?.value).toBe('https://cdn.example.com/a.png')
    expect(entries[1]?.value).toBeNull()
    expect((await server.get('/api/dict/nothing')).status).toBe(404)
  })

  test('server time', async () => {
    const before = Date.now()
    const { time } = await data<{ time: number }>('/api/getServerTime')
    expect(time).toBeGreaterThanOrEqual(before)
    expect(time).toBeLessThanOrEqual(Date.now())
  })

  test('plan 10 costs what its row says, in yuan and in fen', async () => {
    type Plans = { id: number; price: number | null; priceFen: number | null }[]
    const ten = (plans: Plans) => plans.find(({ id }) => id === 10)
    expect(ten(await data<Plans>('/api/goods/list'))).toMatchObject({ price: 198, priceFen: 19_800 })
    await database().pool.query('update plan set price_fen = 9900 where id = 10')
    expect(ten(await data<Plans>('/api/goods/list'))).toMatchObject({ price: 99, priceFen: 9900 })
    await database().pool.query('update plan set price_fen = 19800 where id = 10')
  })

  test('currencies by area, with their decimals and regions', async () => {
    type List = { code: string; nameZh: string; minorUnit: number; regionIds: number[] }[]
    const all = await data<List>('/api/proxytemu/currencies')
    const find = (code: string) => all.find((currency) => currency.code === code)
    expect(find('USD')).toMatchObject({
      nameZh: '美元',
      minorUnit: 2,
      regionIds: expect.arrayContaining([211]),
    })
    expect(find('JPY')).toMatchObject({ minorUnit: 0, regionIds: [100] })
    expect(find('KWD')?.minorUnit).toBe(3)
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    const eu = await data<List>('/api/proxytemu/currencies?port=eu')
    expect(eu.find(({ code }) => code === 'EUR')?.regionIds).toEqual(expect.arrayContaining([69, 76, 186]))
    expect(eu.map(({ code }) => code)).not.toContain('JPY')
    expect((await server.get('/api/proxytemu/currencies?port=8080', token)).status).toBe(400)
  })

  test('sites 100 to 193, siteId is not regionId', async () => {
    const sites =
      await data<{ siteId: number; siteName: string; dr: string; matchSemiManaged: boolean }[]>(
        '/api/proxyshein/locations',
      )
    const find = (id: number) => sites.find(({ siteId }) => siteId === id)
    expect(find(100)).toMatchObject({ siteName: '美国站', dr: 'us', matchSemiManaged: true })
    expect(find(105)).toMatchObject({ siteName: '德国站', dr: 'eu' })
    expect(find(119)?.matchSemiManaged).toBe(false)
    expect(sites.every(({ siteId }) => siteId >= 100 && siteId <= 193)).toBe(true)
  })

  test('areas of China: provinces, cities, districts, codes that nest', async () => {
    const provinces = await data<Area[]>('/api/common/areajson')
    expect(provinces).toHaveLength(34)
    const cities = provinces.flatMap((province) => province.children ?? [])
    const districts = cities.flatMap((city) => city.children ?? [])
    expect(cities.length).toBeGreaterThan(330)
    expect(districts.length).toBeGreaterThan(2800)
    for (const province of provinces) {
      for (const city of province.children ?? [])
        expect(city.code.slice(0, 2)).toBe(province.code.slice(0, 2))
    }
    expect(districts.find(({ code }) => code === '440305')?.name).toBe('南山区')
  })

  test('health names version and engine', async () => {
    expect(await data('/api/health')).toEqual({
      status: 'ok',
      version: VERSION,
      engine: database().engine,
      demo: true,
    })
  })
})
