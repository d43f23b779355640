/** Calls of all keys of an account by tier; a test holds them to those of the server. */
export const RATES: readonly { tier: string; name: string; perMinute: number; perDay: number }[] = [
  { tier: 'general', name: '普通会员', perMinute: 10, perDay: 100 },
  { tier: 'month', name: '个人月卡', perMinute: 30, perDay: 1_000 },
  { tier: 'bannian', name: '个人半年卡', perMinute: 30, perDay: 2_000 },
  { tier: 'year', name: '个人年卡', perMinute: 60, perDay: 5_000 },
  { tier: 'green_drill', name: '绿钻', perMinute: 120, perDay: 20_000 },
  { tier: 'blue_drill', name: '蓝钻', perMinute: 240, perDay: 50_000 },
  { tier: 'gold_drill', name: '金钻', perMinute: 300, perDay: 100_000 },
  { tier: 'black_drill', name: '黑钻', perMinute: 600, perDay: 500_000 },
  { tier: 'yqyy', name: '定制', perMinute: 600, perDay: 500_000 },
]
