// One planted violation a row: the file, what is wrong with it, and the wall that must catch it.
// `wall` is the tool; `says` is what its report must hold on a line or block that names the file.
export const violations = [
  {
    name: 'shared reaches up to an entity',
    file: 'apps/web/src/shared/clock/upward.ts',
    text: "import { goods } from '#entities/goods'\nexport const upward = goods\n",
    wall: 'steiger',
    says: 'forbidden-imports',
  },
  {
    name: 'an entity imports its sibling',
    file: 'apps/web/src/entities/shop/sideways.ts',
    text: "import { goods } from '#entities/goods'\nexport const sideways = goods\n",
    wall: 'steiger',
    says: 'forbidden-imports',
  },
  {
    name: 'a type is imported upward',
    file: 'apps/web/src/entities/shop/upward-type.ts',
    text: "import type { Board } from '#widgets/board-page'\nexport type Upward = Board\n",
    wall: 'steiger',
    says: 'forbidden-imports',
  },
  {
    name: 'a dynamic import goes sideways',
    file: 'apps/web/src/features/add-favourite/sideways.ts',
    text: "export const sideways = () => import('#features/sign-in')\n",
    wall: 'steiger',
    says: 'forbidden-imports',
  },
  {
    name: 'a relative path walks around an index',
    file: 'apps/web/src/widgets/board-page/around-index.ts',
    text: "import { secret } from '../../entities/goods/model/secret.ts'\nexport const around = secret\n",
    wall: 'steiger',
    says: 'no-public-api-sidestep',
  },
  {
    name: 'an alias walks around an index',
    file: 'apps/web/src/widgets/board-page/around-alias.ts',
    text: "import { secret } from '#entities/goods/model/secret'\nexport const around = secret\n",
    wall: 'tsc',
    says: 'TS2307',
  },
  {
    name: 'a re-export reaches up',
    file: 'apps/web/src/entities/shop/re-export.ts',
    text: "export { board } from '#widgets/board-page'\n",
    wall: 'biome',
    says: 'noRestrictedImports',
  },
  {
    name: 'a package is entered past its exports',
    file: 'apps/web/src/widgets/board-page/deep.ts',
    text: "import { ramp } from '@haixuan/ui-kit/src/tokens/ramp.ts'\nexport const deep = ramp\n",
    wall: 'tsc',
    says: 'TS2307',
  },
  {
    name: 'a relative path leaves the package',
    file: 'apps/web/src/widgets/board-page/out-of-package.ts',
    text: "import { ramp } from '../../../../../packages/ui-kit/src/tokens/ramp.ts'\nexport const out = ramp\n",
    wall: 'biome',
    says: 'noRestrictedImports',
  },
  {
    name: 'a package imports an application',
    file: 'packages/ui-kit/src/button/app-import.ts',
    text: "import { goods } from '@haixuan/web'\nexport const app = goods\n",
    wall: 'tsc',
    says: 'TS2307',
  },
  {
    name: 'the kit imports the SDK',
    file: 'packages/ui-kit/src/button/sdk-import.ts',
    text: "import type { paths } from '@haixuan/api-sdk'\nexport type Sdk = paths\n",
    wall: 'biome',
    says: 'noRestrictedImports',
  },
  {
    name: 'a library of the root is used undeclared',
    file: 'apps/web/src/shared/clock/undeclared.ts',
    text: "import { parse } from 'yaml'\nexport const undeclared = parse\n",
    wall: 'biome',
    says: 'noUndeclaredDependencies',
  },
  {
    name: 'two files import each other',
    file: 'apps/web/src/shared/clock/cycle-a.ts',
    text: "import { b } from './cycle-b.ts'\nexport const a = () => b\n",
    also: {
      'apps/web/src/shared/clock/cycle-b.ts': "import { a } from './cycle-a.ts'\nexport const b = () => a\n",
    },
    wall: 'biome',
    says: 'noImportCycles',
  },
  {
    name: 'a page draws with uPlot itself',
    file: 'apps/web/src/pages/home/own-chart.ts',
    text: "import uPlot from 'uplot'\nexport const chart = uPlot\n",
    wall: 'biome',
    says: 'noRestrictedImports',
  },
  {
    name: 'a page makes a control of its own',
    file: 'apps/web/src/pages/home/own-button.tsx',
    text: "export const OwnButton = () => <button type='button'>确定</button>\n",
    wall: 'biome',
    says: 'noRestrictedElements',
  },
  {
    name: 'a rule of the server knows HTTP',
    file: 'apps/api/src/domain/price/http-rule.ts',
    text: "import type { FastifyRequest } from 'fastify'\nexport type Rule = FastifyRequest\n",
    wall: 'biome',
    says: 'noRestrictedImports',
  },
  {
    name: 'the label document knows Konva',
    file: 'packages/label-editor/src/document/drawn.ts',
    text: "import Konva from 'konva'\nexport const drawn = Konva\n",
    wall: 'biome',
    says: 'noRestrictedImports',
  },
  {
    name: 'a file is named in camel case',
    file: 'apps/web/src/shared/clock/serverClock.ts',
    text: 'export const serverClock = 1\n',
    wall: 'biome',
    says: 'useFilenamingConvention',
  },
]

/** The sound house that the violations are planted in: it must pass every wall. */
export const soundHouse = {
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
    "import { ramp } from '../tokens/ramp.ts'\n\nexport const button = ramp\n",
  'packages/ui-kit/src/tokens/ramp.ts': 'export const ramp = [1]\n',
  'packages/api-sdk/src/index.ts': 'export type paths = Record<string, never>\n',
  'packages/api-sdk/src/schema.gen.ts': 'export type operations = Record<string, never>\n',
  'apps/api/src/domain/price/price.ts': 'export const price = 1\n',
}
