import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines, openEmbeddedForTest, type TestDatabase } from '../engines.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { fuzz } from './fuzz.ts'
import { DEAR, type FuzzFixture, makeFuzzFixture } from './fuzz-fixture.ts'
import { KeepAliveClient } from './keep-alive-client.ts'

/** Requests in all: the ordinary number on one engine, more on both. `pnpm test:fuzz` sends 200,000. */
const ORDINARY = 20_000
const RUNS = Number(process.env['HAIXUAN_FUZZ_RUNS'] ?? ORDINARY)
/** The ordinary run is the same every time; a longer one begins elsewhere, and says where. */
const SEED = Number(process.env['HAIXUAN_FUZZ_SEED'] ?? (RUNS > ORDINARY ? Date.now() & 0x7fffffff : 1))
const LIMIT_MS = 3_600_000
/** Form of a session's token and of a key of the public API. */
const SECRET = /hxk?_[A-Za-z0-9_-]{43}/
/**
 * Operations whose work needs what no request can bring, as a code that is good, somebody who invites, or an order in
 * another state than the one there is. Their own tests do it.
 */
const OUT_OF_REACH = new Set([
  ...['redeemHandoverCode', 'redeemAddressToken', 'answerInvitation', 'createHostToken', 'getShopCompany'],
  ...['requestInvoice', 'cancelOrder', 'submitSettlement', 'setViewAlert', 'resetPassword', 'provePresence'],
  ...['requestPurchase', 'withdrawPurchaseRequest', 'decidePurchaseRequest', 'releaseCommission', ...DEAR],
  // No channel is set up, so no code and no address exists; a job is decided only when it waits or is dead.
  ...['sendCode', 'redeemCode', 'addMailAddress', 'confirmMailAddress', 'removeMailAddress', 'decideJob'],
  // No mail was sent, so none has a link.
  'unsubscribe',
  // An export is written by a job, and no worker runs here; an upload goes on with the id of one that was begun,
  // and an import of a file with that of a finished one.
  ...['downloadExport', 'getUpload', 'putUploadPart', 'finishUpload', 'cancelUpload'],
  ...['createImportFile', 'previewImportFile', 'downloadImportFile'],
  // An import of bills begins with a finished upload, and goes on with the id of one that was begun.
  ...[
    'createFinanceImport',
    'getFinanceImport',
    'answerFinanceImport',
    'commitFinanceImport',
    'undoFinanceImport',
  ],
  ...['dropFinanceImport', 'listFinanceRefusals'],
  // Two days in their order, at most a year apart and both over.
  'sayNoFinanceBills',
  // A difference is accepted as it is in the books, and an alias is removed by the heading that it is.
  ...['acceptFinanceDifference', 'withdrawFinanceAcceptance', 'removeBillAlias'],
  // A version of a cost is removed by what somebody entered.
  'removeFinanceCost',
  // Two accounts with one store, and a store in its last revision, which grows with every change.
  ...['decideStoreClaim', 'eraseOwnStore', 'setOwnStorePeople', 'updateOwnStore'],
])

function suite(database: () => Database): void {
  let server: RunningServer
  let fixture: FuzzFixture
  let client: KeepAliveClient
  const log: string[] = []
  beforeAll(async () => {
    // As it is delivered: answers are checked here, from outside.
    const sink = { write: (line: string) => void log.push(line) }
    server = await runServer(database(), { checkAnswers: false, log: { level: 'info', sink } })
    fixture = await makeFuzzFixture(database(), server)
    client = new KeepAliveClient(server.port)
  }, LIMIT_MS)
  afterAll(async () => {
    client?.close()
    await server?.close()
  })

  test(
    `${RUNS} requests: no server error, no answer outside the contract, no exit (seed ${SEED})`,
    async () => {
      const { complaints, statuses, judged } = await fuzz({ client, fixture, runs: RUNS, seed: SEED })
      expect(complaints).toEqual([])
      const all = [...statuses.values()]
      expect(
        all.flatMap((of) => [...of.values()]).reduce((sum, count) => sum + count, 0),
      ).toBeGreaterThanOrEqual(RUNS)
      // A check that has judged nothing has proved nothing.
      expect([...judged].filter(([, times]) => times === 0)).toEqual([])
      process.stderr.write(`${[...judged].map(([check, times]) => `${check} ${times}`).join(', ')}\n`)
      // Each operation did its work at least once, or the requests were none.
      const idle = [...statuses].filter(([, of]) => ![...of.keys()].some((status) => status < 300))
      if (RUNS >= ORDINARY) expect(idle.map(([id]) => id).filter((id) => !OUT_OF_REACH.has(id))).toEqual([])
      expect((await server.get('/api/health')).status).toBe(200)
      expect(log.filter((line) => line.includes('"level":"error"'))).toEqual([])
      // Of every operation, whatever came of it: no token, no key, no password and no whole number is written down.
      expect(
        log.filter((line) => SECRET.test(line) || fixture.secrets.some((one) => line.includes(one))),
      ).toEqual([])
      expect(log.length).toBeGreaterThan(RUNS / 2)
    },
    LIMIT_MS,
  )
}

if (RUNS > ORDINARY) describeOnBothEngines('contract fuzz', suite)
else {
  describe('contract fuzz (embedded)', () => {
    let opened: TestDatabase | undefined
    beforeAll(async () => {
      opened = await openEmbeddedForTest()
    }, LIMIT_MS)
    afterAll(() => opened?.dispose(), LIMIT_MS)
    suite(() => {
      if (!opened) throw new Error('The database opens in beforeAll.')
      return opened.db
    })
  })
}
