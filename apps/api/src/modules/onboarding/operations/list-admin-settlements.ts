import type { components } from '@haixuan/api-sdk/schema'
import type { Handler } from '#platform/http/handler.ts'
import { listConsoleOnboarding } from '../store/console-list.ts'

type Settlement = components['schemas']['AdminSettlement']

export const listAdminSettlements: Handler<'listAdminSettlements'> = async ({ query }, { db }) => {
  const found = await listConsoleOnboarding(db, query.status)
  const data = found.map(({ createdAt, decidedAt, status, ...row }) => ({
    ...row,
    status: status as Settlement['status'],
    createdAt: createdAt.getTime(),
    decidedAt: decidedAt?.getTime() ?? null,
  }))
  return { status: 200, body: { code: 0, data } }
}
