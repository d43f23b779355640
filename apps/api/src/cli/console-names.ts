/** Commands of the console; apart from their code, so that `haixuan help` need not load it. */
export const CONSOLE_COMMANDS: readonly string[] = [
  'orders',
  'plans',
  'transfer-account',
  'invoices',
  'dictionary',
  'settlements',
  'users',
  'stores',
  'mail',
  'payouts',
  'commissions',
  'host',
  'flags',
  'news',
  'operators',
  'events',
]
