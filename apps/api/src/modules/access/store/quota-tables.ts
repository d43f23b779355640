export interface QuotaTables {
  quota_use: { user_id: string; feature: string; day: number; used: number }
  rate_window: { key: string; until: Date; calls: number }
  market_row_opened: { day: number; account: string; subject: number }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends QuotaTables {}
}
