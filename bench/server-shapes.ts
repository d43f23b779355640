/** A kind of query with the queries that stand for it. */
export interface Shape {
  name: string
  /** 95 of 100 calls must be answered within this many milliseconds. */
  goalMs: number
  queries: string[]
}

const SORTS = [
  ...['daily_sales', 'weekly_sales', 'monthly_sales', 'sales', 'gmv', 'price', 'score'],
  ...['comment_num_tips', 'listed_at', 'updated_at'],
].flatMap((by) => [`${by}:desc`, `${by}:asc`])
const MAIN = [
  'daily_sales:desc',
  'sales:desc',
  'weekly_sales:desc',
  'price:asc',
  'score:desc',
  'listed_at:desc',
]
const CATEGORIES = ['9711', '27011', '2542', '18768', '25439', '31148']
const EU27 = '13,20,32,50,52,53,54,64,68,69,76,79,90,96,98,108,113,114,122,141,162,163,167,180,181,186,191'

const each = (make: (sort: string, index: number) => string) => MAIN.map(make)
const RANGES = [
  'min_sales=1000&max_sales=5000',
  'min_daily_sales=1&max_daily_sales=50',
  'min_price=500&max_price=3000',
  'min_comment_num_tips=10&max_comment_num_tips=1000',
  'min_weekly_sales=10&max_weekly_sales=500',
  'min_score=4&max_score=4.9',
]

/** The eight shapes of the figures in the README. */
export const SHAPES: Shape[] = [
  { name: 'no filter, page 1', goalMs: 60, queries: SORTS.map((sort) => `sort=${sort}`) },
  { name: 'no filter, page 50', goalMs: 60, queries: SORTS.map((sort) => `sort=${sort}&page=50`) },
  {
    name: 'category',
    goalMs: 60,
    queries: CATEGORIES.flatMap((id) => MAIN.slice(0, 4).map((sort) => `category=${id}&sort=${sort}`)),
  },
  {
    name: 'category + 3 ranges',
    goalMs: 60,
    queries: CATEGORIES.flatMap((id) =>
      [1, 7].flatMap((page) =>
        MAIN.slice(0, 3).map(
          (sort) => `category=${id}&${RANGES.slice(0, 3).join('&')}&sort=${sort}&page=${page}`,
        ),
      ),
    ),
  },
  {
    name: '6 ranges',
    goalMs: 60,
    queries: [1, 10].flatMap((page) => each((sort) => `${RANGES.join('&')}&sort=${sort}&page=${page}`)),
  },
  {
    name: 'region + hosting',
    goalMs: 60,
    queries: ['211', '210', '12,144', EU27, '160', '174'].flatMap((region) =>
      ['full', 'semi'].flatMap((hosting) =>
        MAIN.slice(0, 3).map((sort) => `region=${region}&hosting=${hosting}&sort=${sort}`),
      ),
    ),
  },
  {
    name: 'keyword, 2 Chinese characters',
    goalMs: 150,
    queries: ['耳机', '收纳', '防水', '猫抓', '口红', '便携'].flatMap((word) =>
      MAIN.slice(0, 3).map((sort) => `keyword=${encodeURIComponent(word)}&sort=${sort}`),
    ),
  },
  {
    name: 'keyword in English + ranges',
    goalMs: 150,
    queries: ['earbuds', 'portable', 'silicone', 'dress -floral', 'storage box', 'gift'].flatMap((word) =>
      MAIN.slice(0, 3).map(
        (sort) => `keyword=${encodeURIComponent(word)}&min_daily_sales=1&max_price=5000&sort=${sort}`,
      ),
    ),
  },
]
