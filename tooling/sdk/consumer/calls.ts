import {
  type CallInput,
  type components,
  createHaixuanClient,
  HaixuanError,
  type OperationData,
} from '@haixuan/api-sdk'
import type { operations } from '@haixuan/api-sdk/schema'

type Goods = components['schemas']['GoodsRow']
type Search = CallInput<'searchGoods'>['query']
/** The two entries speak of the same contract. */
export type SameNames = keyof operations

/** What somebody outside does with the API: a page of products, one product, a refusal. */
export async function calls(baseUrl: string, key: string) {
  const haixuan = createHaixuanClient({ baseUrl, token: () => key })
  const query: Search = { keyword: '手机壳', sort: 'daily_sales:desc', limit: 5 }
  const page: OperationData<'searchGoods'> = await haixuan.call('searchGoods', {
    path: { marketplace: 'temu' },
    query,
  })
  const first: Goods | undefined = page.rows[0]
  // @ts-expect-error: an operation that the contract does not have
  const none = await haixuan.call('searchNothing').catch((error: unknown) => error instanceof Error)
  // @ts-expect-error: no such marketplace
  const elsewhere: CallInput<'searchGoods'>['path'] = { marketplace: 'amazon' }
  const refused = await createHaixuanClient({ baseUrl, token: () => null })
    .call('getGoods', { path: { marketplace: 'temu', id: '1' } })
    .then(
      () => 'open',
      (error: unknown) => (error instanceof HaixuanError ? `${error.status} ${error.reason}` : 'strange'),
    )
  return { count: page.count, title: first?.title, none, elsewhere: elsewhere.marketplace, refused }
}
