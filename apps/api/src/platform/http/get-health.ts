import { VERSION } from '../version.gen.ts'
import type { Handler } from './handler.ts'

export const getHealth: Handler<'getHealth'> = async (_req, { db, allowDemoAccounts }) => {
  await db.alive()
  return {
    status: 200,
    body: { code: 0, data: { status: 'ok', version: VERSION, engine: db.engine, demo: allowDemoAccounts } },
  }
}
