/** What the operator's desk answers to; apart from its command, so that `haixuan help` need not load it. */
export const DESK_COMMANDS: readonly string[] = [
  'orders',
  'plans',
  'transfer-account',
  'invoices',
  'dictionary',
  'settlements',
  'users',
  'payouts',
  'commissions',
  'host',
  'flags',
  'news',
  'operators',
  'events',
]
