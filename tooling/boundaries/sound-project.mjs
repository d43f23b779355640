/** The valid project that the violations are planted in: it must pass every tool. */
export const validProject = {
  'packages/label-editor/src/document/label.ts': 'export const label = 1\n',
  'apps/web/src/shared/clock/index.ts': "export { now } from './now.ts'\n",
  'apps/web/src/shared/clock/now.ts': 'export const now = () => Date.now()\n',
  'apps/web/src/entities/goods/index.ts': "export { goods } from './model/goods.ts'\n",
  'apps/web/src/entities/goods/model/goods.ts':
    "import { secret } from './secret.ts'\n\nexport const goods = [secret]\n",
  'apps/web/src/entities/goods/model/secret.ts': "export const secret = 'secret'\n",
  'apps/web/src/entities/shop/index.ts': "export { shop } from './model/shop.ts'\n",
  'apps/web/src/entities/shop/model/shop.ts': "export const shop = 'shop'\n",
  'apps/web/src/features/add-favourite/index.ts': "export { addFavourite } from './model/add-favourite.ts'\n",
  'apps/web/src/features/add-favourite/model/add-favourite.ts':
    "import { goods } from '#entities/goods'\n\nexport const addFavourite = () => goods\n",
  'apps/web/src/features/sign-in/index.ts': "export { signIn } from './model/sign-in.ts'\n",
  'apps/web/src/features/sign-in/model/sign-in.ts': 'export const signIn = () => true\n',
  'apps/web/src/widgets/board-page/index.ts': "export { board, type Board } from './ui/board.ts'\n",
  'apps/web/src/widgets/board-page/ui/board.ts':
    "import { shop } from '#entities/shop'\nimport { addFavourite } from '#features/add-favourite'\n\nexport const board = { shop, addFavourite }\nexport type Board = typeof board\n",
  'apps/web/src/pages/home/index.ts': "export { home } from './ui/home.ts'\n",
  'apps/web/src/pages/home/ui/home.ts':
    "import { signIn } from '#features/sign-in'\nimport { now } from '#shared/clock'\nimport { board } from '#widgets/board-page'\n\nexport const home = { board, signIn, now }\n",
  'packages/ui-kit/src/index.ts': "export { button } from './button/button.ts'\n",
  'packages/ui-kit/src/button/button.ts':
    "import { minorDigits } from '@haixuan/rules'\nimport { readPaste } from '@haixuan/tabular'\nimport { ramp } from '../tokens/ramp.ts'\n\nexport const button = { ramp, cells: readPaste('a,b'), digits: minorDigits('USD') }\n",
  'packages/ui-kit/src/tokens/ramp.ts': 'export const ramp = [1]\n',
  'packages/tabular/src/index.ts': "export const readPaste = (text: string) => text.split('\\t')\n",
  'packages/rules/src/index.ts':
    "export const minorDigits = (currency: string) => (currency === 'JPY' ? 0 : 2)\n",
  'packages/api-sdk/src/index.ts': 'export type paths = Record<string, never>\n',
  'packages/api-sdk/src/schema.gen.ts': 'export type operations = Record<string, never>\n',
  'apps/api/src/modules/goods/rules/price.ts': 'export const price = 1\n',
  'apps/api/src/modules/goods/store/goods.ts':
    "import { price } from '../rules/price.ts'\n\nexport const goods = price\n",
  'apps/api/src/modules/goods/store/goods-tables.ts':
    'export interface GoodsTables {\n  /** @published to shops */\n  goods_public: { a: number }\n  goods_secret: { a: number }\n  /** @scoped */\n  goods_scoped: { a: number }\n}\n',
  'apps/api/src/modules/goods/store/scoped-goods.ts':
    "type StoreScope = { ids: string[] }\n\nexport const scopedGoods = (sql: (text: string, ids: string[]) => string, scope: StoreScope) => sql('select 1 from goods_scoped where store_id = any($1)', scope.ids)\n",
  'apps/api/src/modules/goods/store/counted-goods.ts':
    '// @unscoped: counts the rows of all accounts.\nexport const countedGoods = (sql: (text: TemplateStringsArray) => string) => sql`select count(*) from goods_scoped`\n',
  'apps/api/src/modules/goods/index.ts': "export { goods } from './store/goods.ts'\n",
  'apps/api/src/modules/shops/index.ts': "export { type Shop, shop } from './store/shop.ts'\n",
  'apps/api/src/modules/shops/store/shop.ts':
    "import { goods } from '#modules/goods'\n\nexport type Shop = 'shop'\nexport const shop = goods\n",
  'apps/api/src/platform/http/handler.ts': 'export type Handler = () => void\n',
  'apps/api/src/server.ts':
    "import { shop } from './modules/shops/store/shop.ts'\n\nexport const server = shop\n",
}
