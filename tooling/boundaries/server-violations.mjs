// Planted violations of the rules of the server's modules (server-modules.mjs).
const API = 'apps/api/src'

export const serverViolations = [
  {
    name: 'a rule touches the database',
    file: `${API}/modules/goods/rules/database-rule.ts`,
    text: "import { sql } from 'kysely'\nexport const rule = sql\n",
    tool: 'modules',
    says: 'database-rule.ts: a rule imports kysely',
  },
  {
    name: 'a rule imports a store',
    file: `${API}/modules/goods/rules/store-rule.ts`,
    text: "import { goods } from '../store/goods.ts'\nexport const rule = goods\n",
    tool: 'modules',
    says: 'store-rule.ts: a rule imports modules/goods/store/goods.ts',
  },
  {
    name: 'a rule reads the clock',
    file: `${API}/modules/goods/rules/clock-rule.ts`,
    text: 'export const today = () => Date.now()\n',
    tool: 'modules',
    says: 'clock-rule.ts: a rule reads the clock',
  },
  {
    name: 'a store knows HTTP',
    file: `${API}/modules/goods/store/http-store.ts`,
    text: "import type { Handler } from '#platform/http/handler.ts'\nexport type Stored = Handler\n",
    tool: 'modules',
    says: 'http-store.ts: store imports platform/http/handler.ts',
  },
  {
    name: 'a store reads a table that is not published to its module',
    file: `${API}/modules/shops/store/foreign-read.ts`,
    text: 'export const foreignRead = (sql: (text: TemplateStringsArray) => string) => sql`select 1 from goods_secret`\n',
    tool: 'modules',
    says: 'foreign-read.ts: reads the table goods_secret of goods',
  },
  {
    name: 'a store writes the table of another module',
    file: `${API}/modules/shops/store/foreign-write.ts`,
    text: 'export const foreignWrite = (sql: (text: TemplateStringsArray) => string) => sql`update goods_public set a = 1`\n',
    tool: 'modules',
    says: 'foreign-write.ts: writes the table goods_public of goods',
  },
  {
    name: 'a handler has SQL',
    file: `${API}/modules/goods/operations/sql-handler.ts`,
    text: 'export const handler = (sql: (text: TemplateStringsArray) => string) => sql`select 1`\n',
    tool: 'modules',
    says: 'sql-handler.ts: SQL in operations',
  },
  {
    name: 'modules form a circle',
    file: `${API}/modules/goods/store/upward.ts`,
    text: "import type { Shop } from '#modules/shops/store/shop.ts'\nexport type Upward = Shop\n",
    tool: 'modules',
    says: 'modules form a circle: \\w+ > \\w+',
    names: `${API}/modules/`,
  },
  {
    name: 'the platform knows a module',
    file: `${API}/platform/http/knowing.ts`,
    text: "import { goods } from '#modules/goods/store/goods.ts'\nexport const knowing = goods\n",
    tool: 'modules',
    says: 'knowing.ts: the platform imports modules/goods/store/goods.ts',
  },
  {
    name: 'a module imports what is wired above the modules',
    file: `${API}/modules/goods/operations/upward-import.ts`,
    text: "import { server } from '../../../server.ts'\nexport const upwardImport = server\n",
    tool: 'modules',
    says: 'upward-import.ts: a module imports server.ts',
  },
  {
    name: 'a file of a module stands in no layer',
    file: `${API}/modules/goods/helpers/helper.ts`,
    text: 'export const helper = 1\n',
    tool: 'modules',
    says: 'helper.ts: is in no layer',
  },
]
